import { Boat } from '../boat.tsx'

export function DicasMotif() {
	return <Boat x={0} y={-6} scale={2.6} />
}
