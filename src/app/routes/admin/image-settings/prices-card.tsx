import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ListedPrice } from '#core/generation/costs/prices.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import { PriceDialog } from './price-dialog.tsx'
import { priceText } from './price-words.ts'

/** What each model is booked at. Providers change their prices without telling us. */
export function PricesCard({ prices }: { prices: ListedPrice[] | undefined }) {
	const [model, setModel] = useState<string>()
	const [open, setOpen] = useState(false)
	if (!prices) {
		return (
			<AdminCard title="Preços por modelo">
				<p className="font-medium text-err">Não foi possível carregar os preços.</p>
			</AdminCard>
		)
	}

	function edit(price: ListedPrice) {
		setModel(price.model)
		setOpen(true)
	}

	const edited = prices.find((price) => price.model === model)

	return (
		<AdminCard title="Preços por modelo" flush className="@container">
			<DataTable
				caption="Preços por modelo, em dólares"
				fits
				head={
					<>
						<HeadCell>Modelo</HeadCell>
						<HeadCell numeric className="@max-[34rem]:hidden">
							Preço (US$)
						</HeadCell>
						<HeadCell>
							<span className="sr-only">Ações</span>
						</HeadCell>
					</>
				}
			>
				{prices.map((price) => (
					<Row key={`${price.provider}/${price.model}`}>
						<Cell>
							<p className="font-medium break-words">{price.model}</p>
							<p className="text-fine text-ink-3 group-hover/row:text-ink-2">
								{labelOf(price.provider)} · {price.kind === 'image' ? 'imagens' : 'textos'}
								{price.edited && ' · alterado'}
							</p>
							<p className="mt-1 @min-[34rem]:hidden">
								<Price {...price} />
							</p>
						</Cell>
						<Cell numeric className="@max-[34rem]:hidden">
							<Price {...price} />
						</Cell>
						<Cell className="w-px">
							<AdminButton
								tone="quiet"
								size="icon"
								aria-label={`Editar preço de ${price.model}`}
								onClick={() => edit(price)}
							>
								<Icon of={Pencil} size={16} />
							</AdminButton>
						</Cell>
					</Row>
				))}
			</DataTable>
			<p className="border-t border-line px-4.5 py-3 text-fine text-ink-3">
				Textos: por milhão de tokens. O que já foi gerado mantém o preço com que foi registrado.
			</p>
			{edited && <PriceDialog key={edited.model} price={edited} open={open} onOpenChange={setOpen} />}
		</AdminCard>
	)
}

function Price(price: ListedPrice) {
	if (price.kind === 'image') {
		return (
			<>
				{priceText(price.perImageUsd)} <span className="text-ink-2">por imagem</span>
			</>
		)
	}
	return (
		<>
			{priceText(price.inputPerMillionUsd)} <span className="text-ink-2">entrada · </span>
			{priceText(price.outputPerMillionUsd)} <span className="text-ink-2">saída</span>
		</>
	)
}
