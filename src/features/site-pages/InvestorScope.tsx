import { Stylobate } from '@/ui/Stylobate';
import './investorScope.css';

type InvestorScopeProps = {
  readonly scope: {
    readonly heading: string;
    readonly lead: string;
    readonly categoriesHeading: string;
    readonly categories: readonly string[];
    readonly sizesHeading: string;
    /** From the smallest to the largest. */
    readonly sizes: readonly string[];
    readonly honest: string;
  };
};

/** Categories as openings and sizes as courses that grow, in a cedar wall. */
export function InvestorScope({ scope }: InvestorScopeProps) {
  return (
    <section className="section on-wall investor-scope" data-slot="investor-scope">
      <div className="container">
        <h2>{scope.heading}</h2>
        <p className="lead">{scope.lead}</p>
        <div className="scope-grid">
          <div>
            <h3>{scope.categoriesHeading}</h3>
            <ul className="scope-doors">
              {scope.categories.map((category) => (
                <li key={category}>{category}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{scope.sizesHeading}</h3>
            <ol className="scope-stairs num">
              {scope.sizes.map((size) => (
                <li key={size}>{size}</li>
              ))}
            </ol>
          </div>
        </div>
        <p className="small muted">{scope.honest}</p>
      </div>
      <Stylobate />
    </section>
  );
}
