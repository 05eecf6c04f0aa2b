import { Check, CircleQuestionMark, MapPin, MessageCircle, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { Choice, Wish } from '#core/generation/local-writer/prompt/types.ts'
import type { NearSubject, PromptReading } from '#core/generation/runs/check-prompt.ts'
import { labelOf, textProviders } from '#core/providers/provider-lists.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { wishText } from './wish-text.ts'

type PromptUnderstoodProps = {
	reading: PromptReading
	/** Whether a model may write, or the local writer alone. */
	hasModel: boolean
	onPick: (choice: Choice) => void
}

/** What was understood of a prompt while it is typed, and near subjects to pick from. */
export function PromptUnderstood({ reading, hasModel, onPick }: PromptUnderstoodProps) {
	if (reading.kind === 'refused') return null
	const { subject, reader, wishes, notUnderstood, near } = reading
	const choices = subject ? [subject, ...near] : near
	const ofKind = (...kinds: Wish['kind'][]) => wishes.filter(({ kind }) => kinds.includes(kind))
	return (
		<>
			<AdminCard
				title="Entendi"
				actions={<span className="text-fine text-ink-3 max-md:hidden">enquanto você escreve</span>}
			>
				<dl className="grid gap-3 md:grid-cols-[7rem_minmax(0,1fr)] md:gap-x-4">
					<Row name="Assunto">
						{subject ? (
							<Badge className={chip} tone="ok" icon={Check}>
								{subject.label}
							</Badge>
						) : (
							<span>{hasModel ? UNKNOWN_TO_LOCAL : UNKNOWN}</span>
						)}
					</Row>
					{(reader || ofKind('place', 'tone', 'reader').length > 0) && (
						<Row name="Lugar e tom">
							{ofKind('place', 'tone', 'reader').map((wish) => (
								<Badge
									key={wish.start}
									className={chip}
									tone="info"
									icon={wish.kind === 'place' ? MapPin : MessageCircle}
								>
									{wishText(wish)}
								</Badge>
							))}
							{reader && (
								<Badge className={chip} tone="info">
									para {reader}
								</Badge>
							)}
						</Row>
					)}
					{ofKind('words', 'length', 'sections', 'form').length > 0 && (
						<Row name="Forma">
							{ofKind('words', 'length', 'sections', 'form').map((wish) => (
								<Badge key={wish.start} className={chip} tone="info" icon={Rows3}>
									{wishText(wish)}
								</Badge>
							))}
						</Row>
					)}
					{notUnderstood.length > 0 && (
						<Row name="Não entendi">
							{notUnderstood.map(({ start, text }) => (
								<Badge key={start} className={chip} tone="warn" icon={CircleQuestionMark}>
									{text}
								</Badge>
							))}
							{subject && <span className="text-fine text-ink-3">{LEFT_OUT}</span>}
						</Row>
					)}
				</dl>
				{!hasModel && <p className="mt-4 border-t border-line pt-3 text-fine text-ink-3">{A_KEY_ADDS}</p>}
			</AdminCard>
			{near.length > 0 && (
				<AdminCard
					title="Assuntos próximos"
					actions={<span className="text-fine text-ink-3 max-md:hidden">escolha outro, se não era este</span>}
					flush
				>
					<fieldset>
						<legend className="sr-only">Assuntos próximos</legend>
						{choices.map((choice) => (
							<label
								key={choice.subject}
								className="flex min-h-11 items-center gap-3 border-b border-line px-4.5 py-2 last:border-0 has-checked:bg-accent-surface"
							>
								<input
									type="radio"
									name="near-subject"
									value={choice.subject}
									checked={choice.subject === subject?.subject}
									onChange={() => onPick(choice)}
									className="size-4.5 shrink-0 accent-teal-600"
								/>
								<span className="min-w-0 flex-1 wrap-anywhere md:flex md:items-baseline md:gap-3">
									<NearLabel label={choice.label} />
									<span className="block text-fine text-ink-3 tabular-nums md:w-28 md:shrink-0 md:text-right">
										{factsText(choice.facts)}
									</span>
									<span className="block text-fine text-ink-3 tabular-nums md:w-40 md:shrink-0 md:text-right">
										{articleText(choice)}
									</span>
								</span>
							</label>
						))}
					</fieldset>
				</AdminCard>
			)}
		</>
	)
}

/** A long label takes two lines rather than the width of a small screen. */
const chip = 'h-auto min-h-5.5 min-w-0 py-1 whitespace-normal wrap-anywhere'

const UNKNOWN = 'O redator local não tem fatos sobre isto: escolha um assunto próximo.'
const UNKNOWN_TO_LOCAL = 'O redator local não tem fatos sobre isto: só um modelo de IA escreve.'
const LEFT_OUT = 'Sem fatos sobre isso: fica de fora do artigo.'
const KEYS = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
	textProviders.map((id) => `do ${labelOf(id)}`),
)
const A_KEY_ADDS = `Sem chave de IA, escreve o redator local, só sobre o que ele conhece. Com uma chave ${KEYS}, há outros assuntos e pesquisa na web.`

/** The subject in bold, after its topic. */
function NearLabel({ label }: { label: string }) {
	const [topic, subject] = label.split(' › ')
	return (
		<span className="block min-w-0 flex-1">
			{subject ? (
				<>
					{topic} › <b className="font-semibold">{subject}</b>
				</>
			) : (
				<b className="font-semibold">{topic}</b>
			)}
		</span>
	)
}

function factsText(count: number): string {
	if (count === 0) return 'não cita fatos'
	return count === 1 ? 'cita 1 fato' : `cita ${count} fatos`
}

function articleText({ article }: NearSubject): string {
	if (!article) return 'ainda sem artigo'
	if (article.status === 'draft' || !article.publishedAt) return 'artigo em rascunho'
	return `artigo de ${dateOf(new Date(article.publishedAt))}`
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-3 max-md:-mb-2">{name}</dt>
			<dd className="flex min-w-0 flex-wrap items-center gap-2">{children}</dd>
		</>
	)
}
