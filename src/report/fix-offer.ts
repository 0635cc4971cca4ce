import type { Report } from './report.ts';

/** What the flags would mend; undefined if nothing. */
export function fixOffer(diagnostics: Report['diagnostics']): string | undefined {
  const mendable = diagnostics.filter(({ fix }) => fix).length;
  const safe = diagnostics.filter(({ fix }) => fix?.safety === 'safe').length;
  const offers = [
    ...(safe > 0 ? [`--fix mends ${safe}`] : []),
    ...(mendable > safe ? [`--unsafe-fixes mends ${mendable}`] : []),
  ];
  return offers.length === 0 ? undefined : offers.join(', ');
}
