import { palette } from './palette.ts'

/** Three tones of basalt, three rings of light. */
export type Tones = readonly [string, string, string]

export const basaltByDay: Tones = [palette.navy800, palette.navy700, palette.navy900]

/** The hour of the home page. */
export const morning = {
	sky: '#EAF4F1',
	rings: ['#F1F3EA', '#F8F0DC', '#FFEBC4'],
	beam: '#FFF6E2',
	beamAway: palette.amber200,
} as const

/** The hour of the landing pages and of the sign-in. */
export const night = {
	sky: palette.navy900,
	rings: ['#0D2741', '#122F4C', '#193B5B'],
	beam: '#2B4C60',
	beamCore: '#5A6F6C',
	basalt: [palette.navy950, '#0E2B47', '#14385A'],
	road: '#14304A',
} as const
