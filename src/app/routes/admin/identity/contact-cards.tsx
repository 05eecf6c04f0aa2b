import { ArrowUp, MapPin, Phone, Plus, Trash2 } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { chatLines } from '#core/identity/site.ts'
import { stateNames } from '#lib/cep.ts'
import { DraftSelect, DraftText } from './draft-field.tsx'
import { RowButton } from './row-button.tsx'
import { useDraft } from './use-identity-draft.ts'

const MOST_PHONES = 8
const MOST_ADDRESSES = 5

export function PhonesCard() {
	const { draft, errors, set } = useDraft()
	const { phones } = draft
	return (
		<AdminCard
			title="Telefones"
			actions={
				<AdminButton
					tone="quiet"
					size="small"
					icon={<Icon of={Plus} size={15} />}
					disabled={phones.length >= MOST_PHONES}
					onClick={() => set('phones', [...phones, { purpose: '', number: '' }])}
				>
					Telefone
				</AdminButton>
			}
			flush
		>
			{errors['phones'] && <p className="px-4.5 pt-3 text-err">{errors['phones']}</p>}
			<ul aria-label="Telefones">
				{phones.map(({ purpose }, index) => (
					// A phone is its place in the list: all of it can be typed anew.
					// oxlint-disable-next-line react/no-array-index-key
					<li key={index} className="flex flex-wrap items-start gap-3 border-b border-line px-4.5 py-2.5">
						<DraftText
							of={`phones.${index}.purpose`}
							label={`Finalidade do telefone ${index + 1}`}
							labelHidden
							maxLength={40}
							placeholder="Atendimento"
							className="min-w-0 flex-1 basis-32"
						/>
						<DraftText
							of={`phones.${index}.number`}
							label={`Número do telefone ${index + 1}`}
							labelHidden
							type="tel"
							maxLength={30}
							placeholder="(51) 3600-0100"
							className="min-w-0 flex-1 basis-36"
						/>
						<span className="ml-auto flex">
							{index > 0 && (
								<RowButton
									icon={ArrowUp}
									label={`Pôr em primeiro: ${purpose || `telefone ${index + 1}`}`}
									onClick={() => set('phones', [phones[index], ...phones.filter((_, each) => each !== index)])}
								/>
							)}
							<RowButton
								icon={Trash2}
								label={`Tirar: ${purpose || `telefone ${index + 1}`}`}
								disabled={phones.length === 1}
								onClick={() =>
									set(
										'phones',
										phones.filter((_, each) => each !== index),
									)
								}
							/>
						</span>
					</li>
				))}
			</ul>
			<p className="flex items-center gap-2 px-4.5 py-2.5 text-fine text-ink-2">
				<Icon of={Phone} size={15} />O primeiro é o que o site manda chamar.
			</p>
			<div className="grid gap-4 border-t border-line p-4.5 @min-[36rem]:grid-cols-2">
				{chatLines.map((line) => (
					<DraftText
						key={line}
						of={`chat.${line}`}
						type="tel"
						maxLength={30}
						{...chatWords[line]}
						{...(line !== 'default' && { aside: 'opcional' })}
					/>
				))}
			</div>
		</AdminCard>
	)
}

const chatWords = {
	default: { label: 'Conversas', hint: 'Botões de mensagem do site' },
	floating: { label: 'Botão flutuante', hint: 'Vazio: o mesmo de Conversas' },
	auto: { label: 'Seguro auto', hint: 'Vazio: o mesmo de Conversas' },
	landing: { label: 'Outras páginas de seguro', hint: 'Vazio: o mesmo de Conversas' },
}

export function AddressesCard() {
	const { draft, set } = useDraft()
	const { addresses } = draft

	function add() {
		const { locality, region, postalCode } = addresses[0]!
		const another = { name: '', street: '', postalCode, locality, region, latitude: null, longitude: null }
		set('addresses', [...addresses, another])
	}

	return (
		<AdminCard
			title="E-mail e endereços"
			actions={
				<AdminButton
					tone="quiet"
					size="small"
					icon={<Icon of={Plus} size={15} />}
					disabled={addresses.length >= MOST_ADDRESSES}
					onClick={add}
				>
					Endereço
				</AdminButton>
			}
			flush
		>
			<div className="border-b border-line p-4.5">
				<DraftText of="email" type="email" label="E-mail público" maxLength={200} autoComplete="email" />
			</div>
			<ul aria-label="Endereços">
				{addresses.map(({ name }, index) => (
					// oxlint-disable-next-line react/no-array-index-key
					<li key={index} className="grid gap-4 border-b border-line p-4.5 @min-[36rem]:grid-cols-6">
						<AddressFields index={index} />
						{index > 0 && (
							<div className="@min-[36rem]:col-span-full">
								<AdminButton
									size="small"
									icon={<Icon of={Trash2} size={15} />}
									aria-label={`Tirar endereço: ${name || index + 1}`}
									onClick={() =>
										set(
											'addresses',
											addresses.filter((_, each) => each !== index),
										)
									}
								>
									Tirar endereço
								</AdminButton>
							</div>
						)}
					</li>
				))}
			</ul>
			<p className="flex items-center gap-2 px-4.5 py-2.5 text-fine text-ink-2">
				<Icon of={MapPin} size={15} />O primeiro é o que os buscadores recebem.
			</p>
		</AdminCard>
	)
}

function AddressFields({ index }: { index: number }) {
	const place = `addresses.${index}`
	return (
		<>
			<DraftText
				of={`${place}.street`}
				label="Rua, número e bairro"
				maxLength={120}
				className="@min-[36rem]:col-span-4"
			/>
			<DraftText
				of={`${place}.name`}
				label="Como se chama"
				aside="opcional"
				maxLength={40}
				placeholder="Matriz"
				className="@min-[36rem]:col-span-2"
			/>
			<DraftText
				of={`${place}.postalCode`}
				label="CEP"
				inputMode="numeric"
				maxLength={9}
				className="@min-[36rem]:col-span-2"
			/>
			<DraftText of={`${place}.locality`} label="Município" maxLength={80} className="@min-[36rem]:col-span-2" />
			<DraftSelect of={`${place}.region`} label="Estado" className="@min-[36rem]:col-span-2">
				{Object.entries(stateNames).map(([code, name]) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</DraftSelect>
			<DraftText
				of={`${place}.latitude`}
				label="Latitude da porta"
				aside="opcional"
				inputMode="text"
				placeholder="-29.3353"
				className="@min-[36rem]:col-span-3"
			/>
			<DraftText
				of={`${place}.longitude`}
				label="Longitude da porta"
				aside="opcional"
				inputMode="text"
				placeholder="-49.7269"
				className="@min-[36rem]:col-span-3"
			/>
		</>
	)
}
