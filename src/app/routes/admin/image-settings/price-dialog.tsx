import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { ListedPrice } from '#core/generation/costs/prices.ts'
import type { Outcome } from './outcome.ts'
import { priceForm } from './price-form.ts'
import { priceText } from './price-words.ts'

type PriceDialogProps = { price: ListedPrice; open: boolean; onOpenChange: (open: boolean) => void }

export function PriceDialog({ price, open, onOpenChange }: PriceDialogProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Editar preço"
			description={`Quanto o provedor cobra por ${price.model}. Os limites do mês são contados com este preço.`}
		>
			<PriceForm price={price} onClose={() => onOpenChange(false)} />
		</Dialog>
	)
}

function PriceForm({ price, onClose }: { price: ListedPrice; onClose: () => void }) {
	const fetcher = useFetcher<Outcome>()
	const { data } = fetcher
	const close = useEffectEvent(onClose)
	useEffect(() => {
		if (data?.ok) close()
	}, [data])
	const { provider, model } = price
	const target = { method: 'post', action: '/admin/image-settings' } as const
	const sending = fetcher.formData?.get('intent')
	const fields =
		price.kind === 'image'
			? ([['perImageUsd', 'Por imagem', 'US$']] as const)
			: ([
					['inputPerMillionUsd', 'Entrada', 'US$ por milhão de tokens'],
					['outputPerMillionUsd', 'Saída', 'US$ por milhão de tokens'],
				] as const)
	const { form, field } = useSchemaForm(priceForm, {
		answer: data && 'answer' in data ? data.answer : undefined,
		defaultValue: Object.fromEntries(fields.map(([name]) => [name, priceText(price[name])])),
	})
	return (
		<fetcher.Form {...form} {...target} className="mt-4 grid gap-4">
			<input type="hidden" name="provider" value={provider} />
			<input type="hidden" name="model" value={model} />
			{fields.map(([name, label, unit]) => (
				<TextField
					key={name}
					label={label}
					aside={unit}
					{...field(name)}
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					required
				/>
			))}
			<div className="mt-1.5 flex flex-wrap justify-end gap-2">
				{price.edited && (
					<AdminButton
						onClick={() => fetcher.submit({ intent: 'default-price', provider, model }, target)}
						tone="quiet"
						busy={sending === 'default-price'}
						className="mr-auto -ml-3.5"
					>
						Voltar ao preço de tabela
					</AdminButton>
				)}
				<AdminButton onClick={onClose}>Cancelar</AdminButton>
				<AdminButton
					type="submit"
					name="intent"
					value="price"
					tone="primary"
					busy={sending === 'price'}
					busyLabel="Salvando…"
				>
					Salvar preço
				</AdminButton>
			</div>
		</fetcher.Form>
	)
}
