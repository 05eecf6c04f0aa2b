import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { ListedPrice } from '#core/costs/prices.ts'
import type { Outcome } from './outcome.ts'
import { priceText } from './price-words.ts'

type PriceDialogProps = { price: ListedPrice; open: boolean; onOpenChange: (open: boolean) => void }

export function PriceDialog({ price, open, onOpenChange }: PriceDialogProps) {
	const fetcher = useFetcher<Outcome>()
	const { data } = fetcher
	useEffect(() => {
		if (!data) return
		if (!data.ok) return notify.error(data.title, data.text, 'prices')
		notify.success(data.title, data.text, 'prices')
		onOpenChange(false)
	}, [data, onOpenChange])
	const sending = fetcher.formData?.get('intent')
	const fields =
		price.kind === 'image'
			? ([['perImageUsd', 'Por imagem', 'US$']] as const)
			: ([
					['inputPerMillionUsd', 'Entrada', 'US$ por milhão de tokens'],
					['outputPerMillionUsd', 'Saída', 'US$ por milhão de tokens'],
				] as const)
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Editar preço"
			description={`Quanto o provedor cobra por ${price.model}. Os limites do mês são contados com este preço.`}
		>
			<fetcher.Form method="post" action="/admin/image-settings" className="mt-4 grid gap-4">
				<input type="hidden" name="provider" value={price.provider} />
				<input type="hidden" name="model" value={price.model} />
				{fields.map(([name, label, unit]) => (
					<TextField
						key={name}
						label={label}
						aside={unit}
						name={name}
						inputMode="decimal"
						autoComplete="off"
						maxLength={20}
						required
						defaultValue={priceText(price[name])}
					/>
				))}
				<div className="mt-1.5 flex flex-wrap justify-end gap-2">
					{/* The first of the form, since Enter presses that one; shown as the last. */}
					<AdminButton
						type="submit"
						name="intent"
						value="price"
						tone="primary"
						busy={sending === 'price'}
						busyLabel="Salvando…"
						className="order-last"
					>
						Salvar preço
					</AdminButton>
					{price.edited && (
						<AdminButton
							type="submit"
							name="intent"
							value="default-price"
							formNoValidate
							tone="quiet"
							busy={sending === 'default-price'}
							className="mr-auto -ml-3.5"
						>
							Voltar ao preço de tabela
						</AdminButton>
					)}
					<AdminButton onClick={() => onOpenChange(false)}>Cancelar</AdminButton>
				</div>
			</fetcher.Form>
		</Dialog>
	)
}
