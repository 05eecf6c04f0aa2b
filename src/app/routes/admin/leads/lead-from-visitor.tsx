import { Download } from 'lucide-react'
import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'

type LeadFromVisitorProps = {
	id: string
	note: string | null
	files: readonly { id: string; name: string; size: string; moment: string }[]
}

/** What the visitor added on the page of the request. Files are saved, never shown here. */
export function LeadFromVisitor({ id, note, files }: LeadFromVisitorProps) {
	if (!note && files.length === 0) return null
	return (
		<AdminCard title="Do visitante" flush>
			{note && (
				<p className="border-b border-line px-4.5 py-3.5 wrap-anywhere whitespace-pre-line last:border-b-0">{note}</p>
			)}
			{files.length > 0 && (
				<ul aria-label="Arquivos">
					{files.map((file) => (
						<li
							key={file.id}
							className="flex items-center justify-between gap-3 border-b border-line px-4.5 py-2.5 last:border-b-0"
						>
							<span className="min-w-0">
								<span className="block wrap-anywhere">{file.name}</span>
								<span className="text-fine text-ink-3">
									{file.size} · {file.moment}
								</span>
							</span>
							<Form method="post" action={`/admin/leads/${id}/arquivos/${file.id}`} reloadDocument>
								<AdminButton type="submit" icon={<Icon of={Download} size={16} />} aria-label={`Baixar ${file.name}`}>
									Baixar
								</AdminButton>
							</Form>
						</li>
					))}
				</ul>
			)}
		</AdminCard>
	)
}
