import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { AltProposal } from '#app/components/admin/media/alt-proposal.tsx'
import { MEDIA_PAGE } from '#app/components/admin/media/media-paths.ts'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { PictureUse } from '#core/media/find-uses.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { ChangeAnswer } from './change-picture.server.ts'
import { CopyAddress } from './copy-address.tsx'
import { deletionQuestion, fileSize, sizesWords, sourceWords, wordsOfUse } from './picture-words.ts'
import type { ShownPicture } from './read-picture.server.ts'
import { LONGEST_ALT, LONGEST_CREDIT, LONGEST_CREDIT_URL } from './text-limits.ts'

/** One picture: what it shows, whose it is, where it is used. */
export function PictureDialog({ picture, onClose }: { picture: ShownPicture; onClose: () => void }) {
	const { label, url, alt, width, height } = picture
	const mayChange = useCan('media.manage')
	return (
		<WideDialog open onOpenChange={(open) => !open && onClose()} title={label}>
			<div className="min-h-0 flex-1 overflow-y-auto drawer:grid drawer:grid-cols-[minmax(0,1fr)_22.5rem] drawer:overflow-hidden">
				<div className="grid place-items-center bg-paper-3 p-4.5 drawer:min-h-0 drawer:p-6">
					<img
						src={url}
						alt={alt}
						width={width}
						height={height}
						className="max-h-[40dvh] w-auto max-w-full object-contain drawer:max-h-[calc(100dvh-10rem)]"
					/>
				</div>
				<div className="grid content-start gap-6 p-4.5 drawer:min-h-0 drawer:overflow-y-auto drawer:p-6">
					{mayChange && <Words picture={picture} />}
					<Facts picture={picture} />
					{mayChange && <Uses uses={picture.uses} />}
					<CopyAddress url={url} />
					{mayChange && <Deletion picture={picture} onClose={onClose} />}
				</div>
			</div>
		</WideDialog>
	)
}

function Words({ picture: { id, label, url, alt: kept, credit, creditUrl } }: { picture: ShownPicture }) {
	const [alt, setAlt] = useState(kept)
	const fetcher = useFetcher<ChangeAnswer>()
	const answer = fetcher.data
	const errors = answer && !answer.ok ? answer.errors : undefined
	return (
		<fetcher.Form method="post" action={MEDIA_PAGE} className="grid gap-4">
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="label" value={label} />
			{answer && !answer.ok && <AlertBox tone="err">{answer.message}</AlertBox>}
			<TextAreaField
				label="Texto alternativo"
				name="alt"
				value={alt}
				onChange={(event) => setAlt(event.target.value)}
				maxLength={LONGEST_ALT}
				rows={2}
				hint="O que a imagem mostra, para quem não a vê. Sem ele, leitores de tela não têm o que dizer."
				error={errors?.alt}
			/>
			<AltProposal url={url} onAccept={setAlt} />
			<TextField
				label="Crédito"
				aside="opcional"
				name="credit"
				defaultValue={credit}
				maxLength={LONGEST_CREDIT}
				placeholder="Nome do autor ou da fonte"
				error={errors?.credit}
			/>
			<TextField
				label="Link do crédito"
				aside="opcional"
				name="creditUrl"
				type="url"
				defaultValue={creditUrl}
				maxLength={LONGEST_CREDIT_URL}
				placeholder="https://"
				error={errors?.creditUrl}
			/>
			<AdminButton
				type="submit"
				tone="primary"
				name="intent"
				value="describe"
				busy={fetcher.state !== 'idle'}
				busyLabel="Salvando…"
				className="justify-self-start"
			>
				Salvar dados
			</AdminButton>
		</fetcher.Form>
	)
}

function Facts({ picture }: { picture: ShownPicture }) {
	const { width, height, bytes, sizes, source, addedAt, addedBy } = picture
	const facts = [
		['Dimensões', `${width} × ${height} px`],
		['Tamanho', fileSize(bytes)],
		['Tamanhos menores', sizesWords(sizes)],
		['Origem', sourceWords(source)],
		['Desde', addedBy ? `${momentOf(addedAt)}, por ${addedBy}` : momentOf(addedAt)],
	] as const
	return (
		<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
			{facts.map(([name, value]) => (
				<div key={name} className="contents">
					<dt className="text-ink-3">{name}</dt>
					<dd className="text-right break-words">{value}</dd>
				</div>
			))}
		</dl>
	)
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
	return (
		<section aria-labelledby="onde-usada">
			<h3 id="onde-usada" className="text-ui font-semibold">
				Onde é usada
			</h3>
			{uses.length === 0 ? (
				<p className="mt-1 text-ink-2">Em nenhum artigo ou perfil, nem na identidade do site.</p>
			) : (
				<ul className="mt-1">
					{uses.map(wordsOfUse).map(({ title, as, to }) => (
						<li key={`${to} ${as} ${title}`} className="border-b border-line last:border-b-0">
							<Link
								to={to}
								className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 hover:text-accent drawer:min-h-9"
							>
								<span className="min-w-0 flex-1 basis-40 font-medium underline decoration-line underline-offset-4 first-letter:uppercase">
									{title}
								</span>
								<span className="text-fine text-ink-3">{as}</span>
							</Link>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

function Deletion({ picture: { id, label, uses }, onClose }: { picture: ShownPicture; onClose: () => void }) {
	const fetcher = useFetcher<ChangeAnswer>()
	const [asking, setAsking] = useState(false)
	const isGone = fetcher.data?.ok === true
	const close = useEffectEvent(onClose)
	useEffect(() => {
		if (isGone) close()
	}, [isGone])
	return (
		<div className="border-t border-line pt-5">
			<AdminButton
				tone="danger"
				onClick={() => setAsking(true)}
				busy={fetcher.state !== 'idle'}
				busyLabel="Excluindo…"
				icon={<Icon of={Trash2} size={16} />}
			>
				Excluir imagem
			</AdminButton>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Excluir esta imagem?"
				question={deletionQuestion(uses)}
				confirmLabel="Excluir"
				onConfirm={() => void fetcher.submit({ intent: 'delete', id, label }, { method: 'post', action: MEDIA_PAGE })}
			/>
		</div>
	)
}
