import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Segmented } from '#app/components/ui/segmented.tsx'
import { LAST_MINUTES, openingAt } from '#core/identity/opening-at.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays, brasiliaDay, timeOf } from '#lib/brasilia-time.ts'
import { CompanyCard } from '../identity/company-card.tsx'
import { checkValues } from '../identity/draft.ts'
import { DraftArea, DraftText } from '../identity/draft-field.tsx'
import { HoursCard } from '../identity/hours-card.tsx'
import { useDraft } from '../identity/use-identity-draft.ts'

export function CompanyStep() {
	return (
		<>
			<CompanyCard />
			<AdminCard title="Contato">
				<div className="grid gap-4 @min-[36rem]:grid-cols-2">
					<DraftText of="phones.0.number" type="tel" label="Telefone" maxLength={30} />
					<DraftText of="chat.default" type="tel" label="Número das conversas" maxLength={30} />
					<DraftText of="email" type="email" label="E-mail público" maxLength={200} />
					<DraftText of="addresses.0.locality" label="Município" maxLength={80} />
					<DraftArea of="blurb" label="Frase do rodapé" rows={2} maxLength={200} className="@min-[36rem]:col-span-2" />
				</div>
			</AdminCard>
		</>
	)
}

export function HoursStep({ now }: { now: Date }) {
	return (
		<>
			<HoursCard now={now} />
			<ReplySample now={now} />
		</>
	)
}

const moments = [
	{ value: '1T09:14', label: 'Seg, 09:14' },
	{ value: '5T17:30', label: 'Sex, 17:30' },
	{ value: '0T16:00', label: 'Dom, 16:00' },
] as const
type Moment = (typeof moments)[number]['value']

/** What somebody reads who asks for a quote at another hour: that is what this step changes. */
function ReplySample({ now }: { now: Date }) {
	const { openingHours, specialDays } = useDraft().draft
	const [at, setAt] = useState<Moment>('1T09:14')
	if (!checkValues({ openingHours, specialDays }).ok) return null
	const opening = openingAt({ openingHours, specialDays }, momentOn(at, now))
	return (
		<div className="rounded-card bg-accent-surface p-4 text-accent">
			<Segmented
				label="Quando alguém pede"
				name="moment"
				options={moments}
				value={at}
				onChange={setAt}
				className="mb-3"
			/>
			<p className="flex gap-2.5">
				<Icon of={MessageCircle} size={18} className="mt-0.5 shrink-0" />
				<span>
					<strong className="font-semibold">Quem pede cotação nessa hora conta com resposta:</strong>{' '}
					{opening.open
						? `na hora, até as ${timeOf(opening.until)}.`
						: opening.next
							? `${weekday.format(opening.next)}, a partir das ${timeOf(opening.next)}.`
							: 'sem dia marcado: não há horário aberto.'}
				</span>
			</p>
			<p className="mt-2 text-fine">Nos últimos {LAST_MINUTES} minutos antes de fechar conta como fechado.</p>
		</div>
	)
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'America/Sao_Paulo' })

/** The next such day of the week, today included. */
function momentOn(moment: Moment, now: Date): Date {
	const [day, clock] = moment.split('T')
	const today = brasiliaDay(now)
	const ahead = (Number(day) - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7
	return brasiliaMoment(`${addDays(today, ahead)}T${clock}`)!
}
