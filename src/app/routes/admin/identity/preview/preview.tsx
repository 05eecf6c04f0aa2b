import { useState } from 'react'
import { Segmented } from '#app/components/ui/segmented.tsx'
import { useSiteUrl } from '#app/site.ts'
import { useDraft } from '../use-identity-draft.ts'
import { type PageView, SitePreview } from './site-preview.tsx'

const views = [
	{ value: 'inicio', label: 'Início' },
	{ value: 'contato', label: 'Contato' },
	{ value: 'email', label: 'E-mail' },
	{ value: 'busca', label: 'Busca' },
] as const

/** Stands in a sample for the name of the brokerage. */
export const BRAND_BLANK = '\u{1F3F7}'

export type SampleMail = { subject: string; body: string }

type PreviewProps = {
	now: Date
	mail: SampleMail
	/** Beside the form a page at half its size, in a dialog as on a phone. */
	scale?: number
	className: string
	/** So that the choice of one preview is not that of the other. */
	name: string
}

/** What readers, mailboxes and search engines would get, before it is saved. */
export function Preview({ now, mail, scale = 0.5, className, name }: PreviewProps) {
	const [view, setView] = useState<(typeof views)[number]['value']>('inicio')
	return (
		<div className="flex min-h-0 flex-1 flex-col">
			<div className="mb-3 flex flex-wrap items-center justify-between gap-2">
				<h2 className="text-section">Prévia ao vivo</h2>
				<Segmented label="O que a prévia mostra" name={name} options={views} value={view} onChange={setView} />
			</div>
			{view === 'email' && <MailSample mail={mail} />}
			{view === 'busca' && <ResultSample />}
			{isPage(view) && <SitePreview view={view} now={now} scale={scale} className={className} />}
		</div>
	)
}

function isPage(view: string): view is PageView {
	return view === 'inicio' || view === 'contato'
}

function MailSample({ mail }: { mail: SampleMail }) {
	const { name } = useDraft().draft
	const filled = (text: string) => text.replaceAll(BRAND_BLANK, name)
	return (
		<div className="rounded-card border border-line bg-panel p-4.5 shadow-card">
			<p className="border-b border-line pb-3 font-semibold">{filled(mail.subject)}</p>
			<p className="pt-3 text-fine wrap-break-word whitespace-pre-wrap text-ink-2">{filled(mail.body)}</p>
		</div>
	)
}

/** In the search engine's own look, in the dark too. */
function ResultSample() {
	const { name, description, addresses } = useDraft().draft
	const [place] = addresses
	const { host } = new URL(useSiteUrl())
	return (
		<div className="rounded-card border border-line bg-white p-4.5 font-[Arial,sans-serif] shadow-card">
			<p className="text-fine text-[#4d5156]">{host}</p>
			<p className="text-[1.25rem] leading-[1.3] text-[#1a0dab]">
				{name} | Corretora de seguros em {place?.locality}, {place?.region}
			</p>
			<p className="mt-1 text-ui text-[#4d5156]">{description}</p>
		</div>
	)
}
