import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { RecordState, SenderDomain, SenderRecord } from '#core/mail/domain/sender-domain.ts'
import { shortMoment } from './integration-words.ts'

const states: Record<RecordState, { tone: BadgeTone; words: string }> = {
	published: { tone: 'ok', words: 'Publicado' },
	missing: { tone: 'warn', words: 'Falta' },
	several: { tone: 'warn', words: 'Repetido' },
	unknown: { tone: 'neutral', words: 'Sem resposta' },
}

type SenderDomainCardProps = { found: SenderDomain; now: Date }

/** Whether receivers can tell our mail from a stranger's, and what to publish where they cannot. */
export function SenderDomainCard({ found: { domain, records, checkedAt }, now }: SenderDomainCardProps) {
	return (
		<section
			aria-label={`O domínio ${domain} e quem recebe`}
			className="overflow-hidden rounded-control border border-line"
		>
			<header className="flex flex-wrap justify-between gap-x-4 bg-paper-2 px-3.5 py-2.5">
				<h4 className="font-semibold wrap-anywhere">O domínio {domain} e quem recebe</h4>
				<p className="text-fine text-ink-2">conferido {shortMoment(checkedAt, now)}</p>
			</header>
			<ul>
				{records.map((record) => (
					<RecordRow key={record.kind} record={record} />
				))}
			</ul>
		</section>
	)
}

function RecordRow({ record: { kind, state, name, found, add, note } }: { record: SenderRecord }) {
	const { tone, words } = states[state]
	return (
		<li className="grid gap-x-4 gap-y-1.5 border-t border-line px-3.5 py-2.5 md:grid-cols-[4rem_minmax(0,1fr)_auto]">
			<p className="font-semibold">{kind}</p>
			<div className="min-w-0 text-fine">
				<p className="font-mono wrap-anywhere">{found ? short(found) : add ? `${name} TXT ${add}` : name}</p>
				{state === 'unknown' && <p className="mt-1 text-ink-2">O servidor de nomes não respondeu. Tente mais tarde.</p>}
				{note && <p className="mt-1 text-ink-2">{note}</p>}
			</div>
			<div className="flex flex-wrap items-start gap-2 md:justify-end">
				<Badge tone={tone} dot>
					{words}
				</Badge>
				{add && <CopyButton text={add} label={`Copiar o registro ${kind}`} />}
			</div>
		</li>
	)
}

/** Keys are hundreds of characters long. */
function short(text: string): string {
	return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

function CopyButton({ text, label }: { text: string; label: string }) {
	const [copied, setCopied] = useState(false)
	async function copy() {
		// Without permission the record is there to be copied by hand.
		setCopied(
			await navigator.clipboard.writeText(text).then(
				() => true,
				() => false,
			),
		)
	}
	return (
		<AdminButton size="small" onClick={copy} aria-label={label} icon={<Icon of={copied ? Check : Copy} size={15} />}>
			{copied ? 'Copiado' : 'Copiar'}
		</AdminButton>
	)
}
