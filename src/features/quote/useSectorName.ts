import { useEffect, useState } from 'react';
import type { SectorSlug } from '@/config/paths';

const fromSlug = (slug: SectorSlug) => slug.replaceAll('-', ' ');

export async function sectorName(slug: SectorSlug): Promise<string> {
  try {
    const { sectorBySlug } = await import('@/content/sectors');
    return sectorBySlug(slug).name;
  } catch {
    return fromSlug(slug);
  }
}

export function useSectorName(slug: SectorSlug | undefined): string | undefined {
  const [known, setKnown] = useState<{ slug: SectorSlug; name: string }>();
  useEffect(() => {
    if (slug === undefined) return undefined;
    let wanted = true;
    const learn = async () => {
      const name = await sectorName(slug);
      if (wanted) setKnown({ slug, name });
    };
    void learn();
    return () => {
      wanted = false;
    };
  }, [slug]);
  return known !== undefined && known.slug === slug ? known.name : undefined;
}
