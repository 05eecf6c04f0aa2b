import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { claimState } from './claim-state.ts'
import { errorWithin } from './draft.ts'
import { DraftArea, DraftSelect, DraftText } from './draft-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useDraft } from './use-identity-draft.ts'

export type ProductPage = { slug: string; title: string }

type TestimonialsTabProps = { products: readonly ProductPage[]; now: Date }

/** What people said, by the page on which it stands. */
export function TestimonialsTab({ products, now }: TestimonialsTabProps) {
	const { draft, errors, set } = useDraft()
	const { testimonials } = draft
	const [page, setPage] = useState('')
	const pages = [{ slug: '', title: 'Página inicial' }, ...products]
	const countOf = (slug: string) => testimonials.filter(({ product }) => (product ?? '') === slug).length
	// What is wrong is shown wherever it stands.
	const shown = testimonials.flatMap(({ product }, index) =>
		(product ?? '') === page || errorWithin(errors, `testimonials.${index}`) ? [index] : [],
	)
	const { hidden } = claimState('depoimentos', draft.claims.depoimentos, { now, reviewsUrl: draft.reviewsUrl })

	function add() {
		const blank = { name: '', role: '', text: '', rating: 5, consent: '', picture: null, product: page || null }
		set('testimonials', [blank, ...testimonials])
	}

	return (
		<>
			{hidden && (
				<AlertBox tone="warn">
					Nenhum depoimento aparece agora: em Corretora, “depoimentos de clientes” está sem base ou vencida.
				</AlertBox>
			)}
			<AdminCard
				title="Depoimentos"
				actions={
					<AdminButton tone="quiet" size="small" icon={<Icon of={Plus} size={15} />} onClick={add}>
						Depoimento
					</AdminButton>
				}
				flush
			>
				<div className="border-b border-line p-4.5">
					<SelectField label="Página" value={page} onChange={({ target }) => setPage(target.value)}>
						{pages.map(({ slug, title }) => (
							<option key={slug} value={slug}>
								{title} ({countOf(slug)})
							</option>
						))}
					</SelectField>
				</div>
				{shown.length === 0 && (
					<div className="p-4.5">
						<ListState
							state="empty"
							title="Nenhum depoimento nesta página"
							hint="A página fica sem essa parte até haver um, com a autorização de quem falou."
						/>
					</div>
				)}
				<ul aria-label="Depoimentos">
					{shown.map((index) => (
						<TestimonialRow key={index} index={index} pages={pages} />
					))}
				</ul>
			</AdminCard>
		</>
	)
}

function TestimonialRow({ index, pages }: { index: number; pages: readonly ProductPage[] }) {
	const { draft, set } = useDraft()
	const { testimonials } = draft
	const { name, consent } = testimonials[index]!
	const place = `testimonials.${index}`
	return (
		<li className="grid gap-4 border-b border-line p-4.5 last:border-b-0 @min-[36rem]:grid-cols-2">
			<div className="flex items-center gap-3 @min-[36rem]:col-span-full">
				<h3 className="mr-auto truncate font-semibold">{name || 'Sem nome'}</h3>
				{consent.trim() === '' ? (
					<Badge tone="err" dot>
						Escondido: sem autorização
					</Badge>
				) : (
					<Badge tone="ok" dot>
						Autorizado
					</Badge>
				)}
			</div>
			<DraftText of={`${place}.name`} label="Quem falou" maxLength={80} />
			<DraftText of={`${place}.role`} label="Quem é" aside="opcional" maxLength={80} placeholder="Cliente desde 2020" />
			<DraftArea of={`${place}.text`} label="O que disse" maxLength={500} className="@min-[36rem]:col-span-2" />
			<DraftText
				of={`${place}.consent`}
				label="Autorização"
				maxLength={200}
				placeholder="E-mail de 10/03/2026"
				hint="Como a pessoa permitiu. Só a corretora vê; sem isso as palavras não aparecem."
			/>
			<DraftText of={`${place}.rating`} label="Nota, de 0 a 5" inputMode="decimal" maxLength={3} />
			<DraftSelect
				of={`${place}.product`}
				label="Onde aparece"
				onChange={({ target }) => set(`${place}.product`, target.value || null)}
			>
				{pages.map(({ slug, title }) => (
					<option key={slug} value={slug}>
						{title}
					</option>
				))}
			</DraftSelect>
			<PictureField
				of={`${place}.picture`}
				label={`Foto de ${name || 'quem falou'}`}
				hint="No lugar das iniciais."
				without="Opcional. Sem ela aparecem as iniciais."
			/>
			<div>
				<AdminButton
					size="small"
					tone="danger"
					icon={<Icon of={Trash2} size={15} />}
					aria-label={`Tirar depoimento: ${name || 'sem nome'}`}
					onClick={() =>
						set(
							'testimonials',
							testimonials.filter((_, each) => each !== index),
						)
					}
				>
					Tirar depoimento
				</AdminButton>
			</div>
		</li>
	)
}
