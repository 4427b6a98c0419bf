/**
 * The zones that a visitor can choose, one for each time with a name of its own, from west to east. A visitor in another zone gets it from
 * the device.
 */
export const offeredZones: readonly string[] = `
  Pacific/Honolulu Pacific/Tahiti Pacific/Marquesas America/Anchorage America/Los_Angeles America/Phoenix
  America/Denver America/Mexico_City America/Chicago America/Bogota America/Lima America/New_York
  America/Caracas America/La_Paz America/Martinique America/Halifax America/Santiago America/Asuncion
  America/St_Johns America/Cayenne America/Sao_Paulo America/Argentina/Buenos_Aires America/Montevideo
  America/Miquelon America/Noronha Atlantic/Cape_Verde Atlantic/Azores UTC Africa/Abidjan Europe/London
  Europe/Lisbon Africa/Casablanca Africa/Lagos Europe/Paris Africa/Johannesburg Europe/Athens Asia/Jerusalem
  Europe/Istanbul Europe/Moscow Africa/Nairobi Asia/Riyadh Asia/Tehran Asia/Dubai Asia/Baku Asia/Tbilisi
  Indian/Reunion Indian/Mauritius Asia/Kabul Asia/Karachi Asia/Tashkent Asia/Kolkata Asia/Kathmandu Asia/Dhaka
  Asia/Yangon Asia/Bangkok Asia/Jakarta Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Manila Australia/Perth
  Asia/Tokyo Asia/Seoul Australia/Darwin Australia/Brisbane Australia/Adelaide Australia/Sydney Pacific/Noumea
  Pacific/Fiji Pacific/Wallis Pacific/Auckland Pacific/Tongatapu Pacific/Apia
`
  .trim()
  .split(/\s+/);
