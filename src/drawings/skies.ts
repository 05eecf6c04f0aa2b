import { palette } from './palette.ts'

/** Three tones of basalt, three rings of light, three waves. */
export type Tones = readonly [string, string, string]

export type Sky = {
	inWords: string
	sky: string
	rings: Tones
	beam: string
	farHills: string
	nearHills: string
	ground: string
	/** From the back to the front. */
	sea: Tones
	dots: string
	birds: string
	basalt: Tones
	grass: string
}

const byDay = {
	birds: palette.navy800,
	basalt: [palette.navy800, palette.navy700, palette.navy900],
	grass: palette.teal600,
} as const

/** The four hours of a cover. The hash picks by position: reordering them repaints every article. */
export const skies: readonly [Sky, Sky, Sky, Sky] = [
	{
		...byDay,
		inWords: 'de manhã',
		sky: '#EAF4F1',
		rings: ['#F1F3EA', '#F8F0DC', '#FFEBC4'],
		beam: palette.amber200,
		farHills: palette.teal200,
		nearHills: palette.teal300,
		ground: palette.teal600,
		sea: [palette.teal400, palette.teal500, palette.navy700],
		dots: palette.amber500,
	},
	{
		...byDay,
		inWords: 'de dia',
		sky: '#CFE6EC',
		rings: ['#DAECEE', '#E6F1EF', '#FFF0D2'],
		beam: '#FFF9EC',
		farHills: '#A9CFD6',
		nearHills: palette.teal400,
		ground: palette.teal700,
		sea: [palette.teal500, palette.navy600, palette.navy800],
		dots: palette.white,
	},
	{
		...byDay,
		inWords: 'ao entardecer',
		sky: '#FFD9A0',
		rings: ['#FFE1B2', '#FFE8C2', '#FFEED2'],
		beam: '#FFFAF0',
		farHills: '#E7B98A',
		nearHills: '#8FA79B',
		ground: palette.navy800,
		sea: [palette.teal600, palette.navy700, palette.navy900],
		dots: palette.amber600,
	},
	{
		inWords: 'à noite',
		sky: palette.navy900,
		rings: ['#0F2A44', '#153654', '#1D4567'],
		beam: '#4B6C7C',
		farHills: palette.navy800,
		nearHills: palette.navy700,
		ground: palette.teal800,
		sea: [palette.navy700, palette.navy800, palette.navy950],
		dots: palette.teal300,
		birds: palette.navy300,
		basalt: [palette.navy950, '#0C2640', '#0F2E4B'],
		grass: palette.teal700,
	},
]
