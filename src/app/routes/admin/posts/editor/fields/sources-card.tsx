import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { linkWords } from '#app/components/admin/link-words.ts'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { controlLook } from '#app/components/ui/control-look.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { completeAddress } from '#core/html/complete-address.ts'
import type { KnownSource } from '#core/links/known-sources.ts'
import { type SourceKind, sourceKindOf } from '#core/seo/rules/official-domains.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import type { EditorPart } from './editor-part.ts'
import { moved, RowTools, replaced } from './ordered-list.tsx'
import { useKnownSources } from './use-known-sources.ts'

const kinds: Record<SourceKind, { word: string; tone: BadgeTone }> = {
	official: { word: 'oficial', tone: 'ok' },
	sector: { word: 'setor', tone: 'neutral' },
	other: { word: 'outra', tone: 'neutral' },
}

/** At least this many must be official. */
const ENOUGH = 2

export function SourcesCard({ fields, change, errors }: EditorPart) {
	const { sourceUrls } = fields
	const list = useRef<HTMLOListElement>(null)
	const plain = useHydrating()
	const official = sourceUrls.filter((url) => sourceKindOf(url.trim()) === 'official').length
	const { known, looking, problem, look, any } = useKnownSources(sourceUrls)
	const set = (next: string[]) => change({ sourceUrls: next })

	function add() {
		set([...sourceUrls, ''])
		requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
	}

	return (
		<AdminCard
			title="Fontes"
			flush
			actions={
				<>
					<Badge tone={official >= ENOUGH ? 'ok' : 'warn'}>
						{official} {official === 1 ? 'oficial' : 'oficiais'}
					</Badge>
					{any && (
						<AdminButton size="small" busy={looking} busyLabel="Conferindo…" onClick={() => void look()}>
							Conferir
						</AdminButton>
					)}
					<AdminButton size="small" data-field="sourceUrls" icon={<Icon of={Plus} size={15} />} onClick={add}>
						Adicionar
					</AdminButton>
				</>
			}
		>
			{plain && <textarea name="sourceUrls" defaultValue={sourceUrls.join('\n')} className="hidden noscript:block" />}
			{sourceUrls.length === 0 && (
				<p className="px-4.5 py-4 text-ink-2">
					Nenhuma fonte ainda. Artigos de seguro pedem pelo menos duas oficiais, por exemplo gov.br.
				</p>
			)}
			<ol ref={list} className="divide-y divide-line">
				{sourceUrls.map((url, index) => {
					const kind = sourceKindOf(url.trim())
					return (
						<li key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4.5 py-2">
							<input
								type="url"
								aria-label={`Endereço da fonte ${index + 1}`}
								value={url}
								onChange={(event) => set(replaced(sourceUrls, index, event.target.value))}
								onBlur={() => {
									const whole = completeAddress(url)
									if (whole !== url) set(replaced(sourceUrls, index, whole))
								}}
								placeholder="https://www.gov.br/susep"
								autoComplete="off"
								className={classNames(controlLook, 'h-control min-w-40 flex-1 font-mono text-fine')}
							/>
							{kind ? (
								<Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge>
							) : (
								<Badge tone="warn">{url.trim() === '' ? 'vazia' : 'inválida'}</Badge>
							)}
							<RowTools
								name={`fonte ${index + 1}`}
								index={index}
								count={sourceUrls.length}
								onMove={(to) => set(moved(sourceUrls, index, to))}
								onRemove={() => set(sourceUrls.toSpliced(index, 1))}
							/>
							<SeenSource source={known[url.trim()]} />
						</li>
					)
				})}
			</ol>
			<p role="status" className="px-4.5 text-field-hint font-medium text-err">
				{problem && <span className="block pb-3">{problem}</span>}
			</p>
			{errors['sourceUrls'] && (
				<p className="px-4.5 pb-3 text-field-hint font-medium text-err">{errors['sourceUrls']}</p>
			)}
		</AdminCard>
	)
}

/** What the page calls itself and what was seen of it, on which day; nothing that nobody saw. */
function SeenSource({ source }: { source: KnownSource | undefined }) {
	if (!source) return null
	const { state, status, title, checkedAt } = source
	const lost = state === 'gone' || state === 'silent'
	return (
		<p className="basis-full text-fine wrap-anywhere text-ink-2">
			{title && <span className="font-semibold">{title} · </span>}
			<span className={lost ? 'font-semibold text-err' : undefined}>{linkWords({ state, status })}</span>
			{checkedAt && `, em ${dateOf(new Date(checkedAt))}`}
		</p>
	)
}
