import type { Option } from '@/content/formOptions';

export function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
