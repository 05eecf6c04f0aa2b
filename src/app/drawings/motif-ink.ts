import { palette } from './palette.ts'

/** Colours of a motif that depend on what lies behind it: dark by day, light at night, where dark parts would vanish. */
export type Ink = {
	/** Thin or heavy dark parts: wheels, cases, handles. */
	dark: string
	/** Large dark surfaces: wings, clothes. */
	deep: string
	/** Their side away from the light. */
	soft: string
	/** Slender dark parts that must also show on a night cover: keys, scales, benches. */
	metal: string
	/** Coloured surfaces. */
	teal: string
	tealShade: string
}

export const inkByDay: Ink = {
	dark: palette.navy900,
	deep: palette.navy800,
	soft: palette.navy700,
	metal: palette.navy600,
	teal: palette.teal600,
	tealShade: palette.teal700,
}

export const inkByNight: Ink = {
	dark: palette.navy200,
	deep: palette.navy300,
	soft: '#7F9DB6',
	metal: palette.navy200,
	teal: palette.teal400,
	tealShade: palette.teal500,
}

export type MotifDrawingProps = { ink: Ink }
