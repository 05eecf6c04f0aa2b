import { Sparkles } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { usd } from '#app/components/admin/charts/figures.ts'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import type { PicturePrices } from '#core/generation/costs/picture-prices.ts'
import { PROMPT_LENGTH } from '#core/images/image-options.ts'
import { askedForImages, isPaidProvider, labelOf } from '#core/providers/provider-lists.ts'
import { classNames } from '#lib/class-names.ts'
import type { GeneratedPicture } from './generated-picture.ts'
import { checkPrompt, startingPrompt } from './image-prompt.ts'
import { type ImageWishes, useImageGeneration } from './use-image-generation.ts'

type ImageDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	about: { title: string; excerpt: string; categoryName: string | null; postId: string }
	onUse: (picture: GeneratedPicture) => void
	/** What a picture costs, by the price table. */
	prices: PicturePrices
}

/** Makes a cover: what it is about, how it should be, and what came of it, to be used or left. */
export function ImageDialog({ open, onOpenChange, ...form }: ImageDialogProps) {
	return (
		<WideDialog open={open} onOpenChange={onOpenChange} title="Regenerar Imagem">
			<ImageForm {...form} onClose={() => onOpenChange(false)} />
		</WideDialog>
	)
}

type ImageFormProps = Omit<ImageDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }

function ImageForm({ about, onUse, prices, onClose }: ImageFormProps) {
	const suggested = startingPrompt(about)
	const [prompt, setPrompt] = useState(suggested)
	const form = useRef<HTMLFormElement>(null)
	const formId = useId()
	const { state, generate, cancel, discard } = useImageGeneration()
	const verdict = checkPrompt(prompt)
	const running = state.state === 'running'
	const picture = state.state === 'done' ? state.picture : undefined

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		// In React's eyes this form stands inside the page's, which must not be saved by it.
		event.stopPropagation()
		if (!verdict.ok) return
		const wishes = Object.fromEntries(new FormData(event.currentTarget)) as Pick<
			ImageWishes,
			'style' | 'dimensions' | 'provider'
		>
		void generate({
			prompt: prompt.trim(),
			category: about.categoryName?.toLowerCase() ?? null,
			postId: about.postId,
			...wishes,
			useOriginalPrompt: prompt !== suggested,
		})
	}

	return (
		<>
			<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
				<form id={formId} ref={form} onSubmit={submit} className="grid gap-4 drawer:grid-cols-3">
					<dl className="grid gap-x-6 gap-y-1 text-fine drawer:col-span-3 drawer:grid-cols-[auto_1fr]">
						<dt className="font-semibold">Artigo</dt>
						<dd className="text-ink-2">{about.title}</dd>
						<dt className="font-semibold">Categoria</dt>
						<dd className="text-ink-2">{about.categoryName ?? 'Sem categoria'}</dd>
					</dl>
					<TextAreaField
						label="Prompt"
						className="drawer:col-span-3"
						value={prompt}
						onChange={(event) => setPrompt(event.target.value)}
						rows={4}
						disabled={running}
						aside={
							<span className="tabular-nums">
								{prompt.trim().length}/{PROMPT_LENGTH.most}
							</span>
						}
						hint={
							<span className={classNames('font-medium', verdict.ok ? 'text-ok' : 'text-err')}>{verdict.text}</span>
						}
					/>
					<SelectField label="Estilo" name="style" disabled={running}>
						<option value="professional">Profissional</option>
						<option value="corporate">Corporativo</option>
						<option value="modern">Moderno</option>
					</SelectField>
					<SelectField label="Dimensões" name="dimensions" defaultValue="1536x1024" disabled={running}>
						<option value="1024x1024">1024 × 1024 (quadrada)</option>
						<option value="1536x1024">1536 × 1024 (deitada)</option>
						<option value="1024x1536">1024 × 1536 (em pé)</option>
					</SelectField>
					<SelectField label="Provedor" name="provider" disabled={running}>
						<option value="auto">Automático</option>
						{askedForImages.map((id) => (
							<option key={id} value={id}>
								{labelOf(id)} ({costOf(id, prices)})
							</option>
						))}
					</SelectField>
				</form>
				<div aria-live="polite" className="mt-5">
					{running && (
						<div className="grid gap-2">
							<div
								role="progressbar"
								aria-label="Gerando imagem"
								className="h-1.5 overflow-hidden rounded-full bg-hover"
							>
								<div className="h-full w-1/3 rounded-full bg-lamp motion-safe:animate-pulse" />
							</div>
							<p className="text-ink-2">Gerando a imagem. Pode levar até um minuto.</p>
						</div>
					)}
					{picture && <Result picture={picture} />}
				</div>
			</div>
			<footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-4.5 py-3 drawer:px-6">
				{running && <AdminButton onClick={cancel}>Cancelar geração</AdminButton>}
				{!running && picture && <AdminButton onClick={discard}>Descartar</AdminButton>}
				{!running && !picture && <AdminButton onClick={onClose}>Cancelar</AdminButton>}
				<AdminButton
					type="submit"
					form={formId}
					disabled={!verdict.ok}
					busy={running}
					busyLabel="Gerando…"
					icon={<Icon of={Sparkles} size={16} />}
				>
					{picture ? 'Gerar outra' : 'Gerar imagem'}
				</AdminButton>
				{picture && (
					<AdminButton
						tone="primary"
						onClick={() => {
							onUse(picture)
							onClose()
						}}
					>
						Usar imagem
					</AdminButton>
				)}
			</footer>
		</>
	)
}

/** Of who sends a bill and whose price could not be read, only that. */
function costOf(provider: string, prices: PicturePrices): string {
	const price = prices[provider]
	if (price !== undefined) return usd(price)
	return isPaidProvider(provider) ? 'pago' : 'grátis'
}

function Result({ picture }: { picture: GeneratedPicture }) {
	const { url, alt, described, credit, creditUrl, provider, cost } = picture
	return (
		<figure className="grid gap-2">
			<img
				src={url}
				alt={alt || 'Imagem gerada'}
				className="max-h-100 w-full rounded-control bg-paper-3 object-contain"
			/>
			<figcaption className="text-fine text-ink-2">
				{labelOf(provider)}
				{credit && (
					<>
						{' · '}
						<PictureCredit name={credit} url={creditUrl} />
					</>
				)}
				{` · ${cost > 0 ? usd(cost) : 'grátis'}`}
				{alt ? (
					<span className="block text-ink-3">Texto alternativo: {alt}</span>
				) : (
					<span className="block text-ink-3">
						Sem texto alternativo: descreva na capa o que a imagem mostra.
						{described && (
							<>
								{' '}
								O banco de fotos diz, na língua dele: <q>{described}</q>
							</>
						)}
					</span>
				)}
			</figcaption>
		</figure>
	)
}
