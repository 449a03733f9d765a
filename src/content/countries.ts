/** Two-letter codes of the phone library's countries, Canada first. */
export const countryCodes: readonly string[] = `
  CA AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO
  BQ BR BS BT BW BY BZ CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO
  DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU
  GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
  KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT
  PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA
  TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK
  YE YT ZA ZM ZW
  `
  .trim()
  .split(/\s+/);

/** Regional indicator letters of the code. */
export const countryFlag = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) + 0x1f1a5));

/** English names by code; unknown codes stand for themselves. */
export function countryNames(): ReadonlyMap<string, string> {
  const named = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  return new Map(countryCodes.map((code) => [code, named.of(code) ?? code]));
}

/** Canada, then all others by name. */
export function countriesByName(): readonly { readonly code: string; readonly name: string }[] {
  const [home, ...others] = [...countryNames()].map(([code, name]) => ({ code, name }));
  const sorted = others.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return home === undefined ? sorted : [home, ...sorted];
}
