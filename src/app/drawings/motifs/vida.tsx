import { round } from '../geometry.ts'
import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'

type PersonProps = { x: number; height: number; clothes: string; skin: string }

function Person({ x, height, clothes, skin }: PersonProps) {
	const head = round(height * 0.13)
	const shoulder = round(height * 0.21)
	return (
		<>
			<circle cx={x} cy={round(head - height)} r={head} fill={skin} />
			<path
				d={`M${round(x - shoulder)},0V${round(-height * 0.48)}a${shoulder},${shoulder} 0 0 1 ${round(2 * shoulder)},0V0z`}
				fill={clothes}
			/>
		</>
	)
}

export function VidaMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<Person x={-46} height={150} clothes={ink.deep} skin="#C98B5E" />
			<Person x={52} height={138} clothes={ink.teal} skin="#8A5A3C" />
			<Person x={4} height={86} clothes={palette.amber400} skin="#A9714A" />
		</>
	)
}
