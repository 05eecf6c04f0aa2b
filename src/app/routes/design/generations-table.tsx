import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { Badge } from '#app/components/ui/badge.tsx'

const rows = [
	{
		date: '15/11/2026 06:02',
		prompt: 'Carro claro na serra ao amanhecer, estilo profissional',
		provider: 'Gemini',
		tone: 'ok',
		state: 'Sucesso',
		time: '2.310 ms',
		cost: 'US$ 0,067',
	},
	{
		date: '14/11/2026 06:01',
		prompt: 'Casa no litoral depois do temporal',
		provider: 'Unsplash',
		tone: 'warn',
		state: 'Fallback',
		time: '890 ms',
		cost: 'US$ 0,000',
	},
	{
		date: '13/11/2026 06:02',
		prompt: 'Família em frente ao mar',
		provider: 'Gemini',
		tone: 'err',
		state: 'Erro',
		time: '15.002 ms',
		cost: 'US$ 0,000',
	},
] as const

export function GenerationsTable() {
	return (
		<DataTable
			caption="Imagens geradas"
			head={
				<>
					<HeadCell>Data</HeadCell>
					<HeadCell>Prompt</HeadCell>
					<HeadCell>Provedor</HeadCell>
					<HeadCell>Status</HeadCell>
					<HeadCell numeric>Tempo</HeadCell>
					<HeadCell numeric>Custo</HeadCell>
				</>
			}
		>
			{rows.map(({ date, prompt, provider, tone, state, time, cost }) => (
				<Row key={date}>
					<Cell className="whitespace-nowrap">{date}</Cell>
					<Cell className="font-semibold">{prompt}</Cell>
					<Cell>{provider}</Cell>
					<Cell>
						<Badge tone={tone} dot>
							{state}
						</Badge>
					</Cell>
					<Cell numeric>{time}</Cell>
					<Cell numeric>{cost}</Cell>
				</Row>
			))}
		</DataTable>
	)
}
