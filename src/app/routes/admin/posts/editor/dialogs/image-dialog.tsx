import { Sparkles } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { PROMPT_LENGTH } from '#core/images/image-options.ts'
import { proposedPrompt } from '#core/images/image-prompt.ts'
import type { PictureProvider } from '#core/images/list-picture-providers.ts'
import { classNames } from '#lib/class-names.ts'
import type { GeneratedPicture } from './generated-picture.ts'
import { checkPrompt } from './image-prompt.ts'
import { EmptyStage, MadePicture } from './picture-stage.tsx'
import { ProviderField } from './provider-field.tsx'
import { type ImageWishes, useImageGeneration } from './use-image-generation.ts'

type ImageDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	about: { title: string; categoryName: string | null; postId: string }
	onUse: (picture: GeneratedPicture) => void
	/** Who may be asked, and what a picture costs there. */
	providers: readonly PictureProvider[]
}

/** Makes a cover: what it should show, how it should be, and what came of it, to be used or left. */
export function ImageDialog({ open, onOpenChange, ...form }: ImageDialogProps) {
	return (
		<WideDialog open={open} onOpenChange={onOpenChange} title="Regenerar Imagem">
			<ImageForm {...form} onClose={() => onOpenChange(false)} />
		</WideDialog>
	)
}

type ImageFormProps = Omit<ImageDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }

function ImageForm({ about, onUse, providers, onClose }: ImageFormProps) {
	const [proposed] = useState(() => proposedPrompt(about))
	const [prompt, setPrompt] = useState(proposed)
	const [written, setWritten] = useState<string>()
	const formId = useId()
	const { state, generate, cancel, discard } = useImageGeneration()
	const verdict = checkPrompt(prompt)
	const running = state.state === 'running'
	const picture = state.state === 'done' ? state.picture : undefined
	const message = state.state === 'running' ? undefined : state.message
	// What is known of it stands until somebody writes better.
	const alt = written ?? picture?.alt ?? ''

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		// In React's eyes this form stands inside the page's, which must not be saved by it.
		event.stopPropagation()
		if (!verdict.ok) return
		const wishes = Object.fromEntries(new FormData(event.currentTarget)) as Pick<
			ImageWishes,
			'style' | 'dimensions' | 'provider'
		>
		setWritten(undefined)
		void generate({
			prompt: prompt.trim(),
			category: about.categoryName?.toLowerCase() ?? null,
			postId: about.postId,
			...wishes,
			useOriginalPrompt: prompt !== proposed,
		})
	}

	return (
		<>
			<div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto px-4.5 py-4 drawer:grid-cols-[minmax(0,1fr)_19rem] drawer:gap-6 drawer:px-6">
				<div
					className={classNames(
						'grid grid-cols-[minmax(0,1fr)] content-start gap-3',
						!picture && !running && 'max-drawer:order-last',
					)}
				>
					<div aria-live="polite">
						{message && (
							<AlertBox tone={message.tone}>
								<p>{message.title}</p>
								<p className="font-normal">{message.text}</p>
							</AlertBox>
						)}
					</div>
					{picture ? <MadePicture picture={picture} alt={alt} onAlt={setWritten} /> : <EmptyStage running={running} />}
				</div>
				<form id={formId} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
					<p className="text-fine text-ink-2">
						Capa de “{about.title}”, {about.categoryName ?? 'sem categoria'}.
					</p>
					<TextAreaField
						label="Prompt"
						value={prompt}
						onChange={(event) => setPrompt(event.target.value)}
						rows={5}
						disabled={running}
						aside={
							<span className="tabular-nums">
								{prompt.trim().length}/{PROMPT_LENGTH.most}
							</span>
						}
						hint={
							<>
								<span className={classNames('font-medium', verdict.ok ? 'text-ok' : 'text-err')}>{verdict.text}</span>
								<span className="block">Descreva a imagem: o que se vê, onde, com que luz.</span>
							</>
						}
					/>
					<ProviderField providers={providers} disabled={running} />
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
				</form>
			</div>
			<footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-4.5 py-3 drawer:px-6">
				{running && (
					<AdminButton tone="quiet" onClick={cancel}>
						Cancelar geração
					</AdminButton>
				)}
				{!running && (
					<AdminButton tone="quiet" onClick={picture ? discard : onClose}>
						{picture ? 'Descartar' : 'Cancelar'}
					</AdminButton>
				)}
				<AdminButton
					type="submit"
					form={formId}
					tone={picture ? 'plain' : 'primary'}
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
							onUse({ ...picture, alt: alt.trim() })
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
