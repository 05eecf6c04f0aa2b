import { Paperclip, Trash2 } from 'lucide-react'
import { Form, useFetcher } from 'react-router'
import { FormAlert } from '#app/components/site/forms/form-alert.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { fileNotices, type UnsentFile } from '#app/leads/request/request-answer.ts'
import { acceptedFiles, MOST_FILES } from '#core/leads/request/file-limits.ts'
import { EditedRow, Save } from './request-rows.tsx'

type RequestFilesProps = {
	files: readonly { id: string; name: string; size: string }[]
	path: string
	busy: boolean
}

/** What was sent along. The page names the files and never shows them: only who answers the request opens one. */
export function RequestFiles({ files, path, busy }: RequestFilesProps) {
	const fetcher = useFetcher<UnsentFile>()
	const unsent = fetcher.state === 'idle' ? fetcher.data?.notice : undefined
	const told = files.length === 0 ? 'CNH, apólice atual ou orçamento, em PDF ou foto' : filesInWords(files.length)
	return (
		<div id="arquivos">
			<EditedRow label={`Arquivos, ${files.length} de ${MOST_FILES}`} told={told} act="Anexar">
				{files.length < MOST_FILES ? (
					<fetcher.Form key={files.length} method="post" action={`${path}/arquivo`} encType="multipart/form-data">
						{unsent && <FormAlert message={fileNotices[unsent]} />}
						<label className="block">
							<span className="mb-1.75 block text-field-label font-semibold">PDF, JPG, PNG ou WebP, até 10 MB</span>
							<input
								type="file"
								name="file"
								accept={acceptedFiles}
								required
								className="block w-full text-small file:mr-3 file:h-11 file:rounded-control file:border-0 file:bg-paper-3 file:px-4 file:font-semibold"
							/>
						</label>
						<Save busy={busy || fetcher.state !== 'idle'}>Enviar arquivo</Save>
					</fetcher.Form>
				) : (
					<p className="text-small text-ink-2">Já há cinco arquivos. Apague um para enviar outro.</p>
				)}
			</EditedRow>
			{files.length > 0 && (
				<ul className="px-4.5 pb-2">
					{files.map(({ id, name, size }) => (
						<li key={id} className="flex min-h-11 items-center gap-2 text-small">
							<Icon of={Paperclip} size={16} className="shrink-0 text-ink-3" />
							<span className="min-w-0 flex-1 wrap-anywhere">
								{name}, {size}
							</span>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="remove-file" />
								<input type="hidden" name="file" value={id} />
								<button
									type="submit"
									disabled={busy}
									aria-label={`Apagar ${name}`}
									className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-paper-2"
								>
									<Icon of={Trash2} size={17} />
								</button>
							</Form>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}

function filesInWords(count: number): string {
	return count === 1 ? 'Um arquivo enviado' : `${count} arquivos enviados`
}
