import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { circlePath, round } from '../geometry.ts'

/** In the order of the list: letter of credit, instalments, monthly draw, bid, award, use of the credit. */
const marks: Marks = [
	{ x: 116, y: 250 },
	{ x: 254, y: 258 },
	{ x: 332, y: 238 },
	{ x: 410, y: 176 },
	{ x: 484, y: 146 },
	{ x: 588, y: 130 },
]

const GROUP = { x: 116, y: 252, radius: 76, people: 8 }
const MONTHS = Array.from({ length: 11 }, (_, i) => 251 + i * 36)

export function CoveragesConsorcio({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico do caminho de um grupo até a chave e a casa com os seis pontos numerados"
			marks={marks}
			className={className}
		>
			<Group />
			<Stairs />
			<path d="M232,322V284c0,9 44,9 44,0V322M232,293c0,9 44,9 44,0M232,303c0,9 44,9 44,0M232,312c0,9 44,9 44,0" />
			<DrawDrum />
			<BidCard />
			<Key />
			<House />
			<Ground from={24} to={662} />
			<Measure from={215} to={647} ticks={MONTHS} />
		</Blueprint>
	)
}

/** Eight people around the credit they share. */
function Group() {
	const people = Array.from({ length: GROUP.people }, (_, i) => {
		const angle = ((i + 0.5) * 2 * Math.PI) / GROUP.people
		return { x: round(GROUP.x + GROUP.radius * Math.cos(angle)), y: round(GROUP.y + GROUP.radius * Math.sin(angle)) }
	})
	return (
		<>
			<path
				d={people
					.map(({ x, y }) => `${circlePath(x, y - 10, 8)}M${round(x - 14)},${round(y + 18)}v-4a14,14 0 0 1 28,0v4z`)
					.join('')}
			/>
			<path d="M80,224h72v52H80zM80,224l36,30 36-30" />
		</>
	)
}

function Stairs() {
	return (
		<>
			<path d="M215,346V322H293V298H371V274H449V250H521V226H647V346" />
			<Faint>
				<path d="M293,322V346M371,298V346M449,274V346M521,250V346" />
			</Faint>
		</>
	)
}

function DrawDrum() {
	return (
		<>
			<circle cx={332} cy={238} r={42} />
			<path d="M308,298l10-20M356,298l-10-20M374,238h8v-14M382,224h6" />
			<Fine>
				<path
					d={[
						[302, 238],
						[312, 262],
						[326, 271],
						[341, 270],
						[354, 260],
						[363, 243],
					]
						.map(([x = 0, y = 0]) => circlePath(x, y, 7))
						.join('')}
				/>
			</Fine>
		</>
	)
}

function BidCard() {
	return (
		<>
			<rect x={378} y={146} width={64} height={60} rx={8} />
			<path d="M405,206v28M415,206v28M396,274V246c0-8 4-12 10-12h8c6,0 10,4 10,12v28M396,254h28" />
		</>
	)
}

function Key() {
	return (
		<>
			<circle cx={484} cy={146} r={30} />
			<path d="M479,176V244c0,4 10,4 10,0V176M475,184h18M489,214h14v9h-8v6h8v9h-14" />
		</>
	)
}

function House() {
	return (
		<>
			<path d="M540,226V144M636,226V144M526,154L588,94 650,154M614,119V96h12v35" />
			<path d="M576,226V184h24v42M552,178h14v18h-14zM610,178h14v18h-14z" />
		</>
	)
}
