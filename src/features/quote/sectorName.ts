import type { SectorSlug } from '@/config/paths';
import { useAsync } from '@/lib/useAsync';

export async function sectorName(slug: SectorSlug): Promise<string> {
  try {
    const { sectorBySlug } = await import('@/content/sectors');
    return sectorBySlug(slug).name;
  } catch {
    return slug.replaceAll('-', ' ');
  }
}

export const useSectorName = (slug: SectorSlug | undefined): string | undefined =>
  useAsync(slug, async (one) => one && sectorName(one)).value;
