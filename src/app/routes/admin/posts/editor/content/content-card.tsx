import { Tabs as TabParts } from 'radix-ui'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { MediaPicker, type PickedPicture } from '#app/components/admin/media/media-picker.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { classNames } from '#lib/class-names.ts'
import type { NotesInText } from '../notes/use-notes.ts'
import type { ShownClaims } from '../visual/claim-marks.ts'
import { countText } from './count-text.ts'
import { HtmlEditor } from './html-editor.tsx'
import type { MarkedPlace, TextTarget } from './text-target.ts'

type Visual = typeof import('../visual/visual-editor.tsx')
type View = 'visual' | 'html'

type ContentCardProps = {
	content: string
	onChange: (content: string) => void
	marks: readonly MarkedPlace[]
	claims: ShownClaims
	/** A place in the text to show; a new object each time. */
	target?: TextTarget | undefined
	error?: string | undefined
	onClaim: (words: string) => void
	notes: NotesInText
}

const tabLook =
	'rounded-badge px-3 text-fine font-medium text-ink-2 transition-colors min-h-11 drawer:min-h-7.5 data-[state=active]:bg-panel data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-hairline'

/** The article's text in its two views. Its HTML is the truth: looking at it in either view changes nothing. */
export function ContentCard({ content, onChange, marks, claims, target, error, onClaim, notes }: ContentCardProps) {
	const [wanted, setWanted] = useState<View>('visual')
	const visual = useVisual(wanted === 'visual')
	const [opened, setOpened] = useState(false)
	const [doubt, setDoubt] = useState<string[]>()
	const [insertPicture, setInsertPicture] = useState<(picture: PickedPicture) => void>()

	/** The text the visual view wrote or was found able to show. */
	const shown = useRef<string>(undefined)

	// Asked on entering the visual view, and whenever the text was changed elsewhere; not of what that view writes itself.
	useEffect(() => {
		if (wanted !== 'visual' || doubt || !visual.module || (opened && content === shown.current)) return
		shown.current = content
		const reading = visual.module.readArticle(content)
		if (reading.ok) return setOpened(true)
		setOpened(false)
		if (reading.reason === 'would-change') return setDoubt(reading.lost)
		setWanted('html')
		notify.warning('Texto grande demais para o editor visual', 'Continue em HTML.')
	}, [wanted, opened, doubt, visual.module, content])

	function changeFromVisual(next: string) {
		shown.current = next
		onChange(next)
	}

	function convert() {
		const reading = visual.module?.readArticle(content)
		setDoubt(undefined)
		setOpened(true)
		if (reading && !reading.ok && reading.reason === 'would-change') changeFromVisual(reading.converted)
	}

	function choose(view: string) {
		setDoubt(undefined)
		setOpened(false)
		setWanted(view as View)
	}

	const failed = visual.failed && wanted === 'visual'
	const inHtml = wanted === 'html' || doubt !== undefined || failed
	const view: View = inHtml ? 'html' : 'visual'
	const VisualEditor = visual.module?.default as ComponentType<Parameters<Visual['default']>[0]> | undefined
	const tabs = (
		<TabParts.List aria-label="Modo de edição" className="inline-flex rounded-control bg-paper-3 p-0.75">
			<TabParts.Trigger value="visual" className={tabLook}>
				Visual
			</TabParts.Trigger>
			<TabParts.Trigger value="html" className={tabLook}>
				HTML
			</TabParts.Trigger>
		</TabParts.List>
	)
	const visualReady = view === 'visual' && opened && VisualEditor

	return (
		<TabParts.Root
			value={view}
			onValueChange={choose}
			// Changing the view can be slow and asks questions, so arrows alone do not do it.
			activationMode="manual"
			className={classNames(cardLook, 'min-w-0')}
		>
			{!visualReady && (
				<div className="flex items-center justify-end border-b border-line px-2 py-1.5">
					{view === 'html' && <p className="mr-auto pl-2.5 text-fine text-ink-3">O HTML é o que fica guardado.</p>}
					{tabs}
				</div>
			)}
			{doubt && <UnknownMarkup lost={doubt} onKeep={() => choose('html')} onConvert={convert} />}
			{failed && (
				<AlertBox tone="warn" className="m-4">
					O editor visual não pôde ser carregado. Continue em HTML ou recarregue a página depois de salvar.
				</AlertBox>
			)}
			<TabParts.Content value="visual" forceMount hidden={view !== 'visual'} tabIndex={-1} className="outline-none">
				{view === 'visual' && !visualReady && <Loading />}
				{visualReady && (
					<VisualEditor
						html={content}
						onChange={changeFromVisual}
						marks={marks}
						claims={claims}
						target={target}
						onPickPicture={(insert) => setInsertPicture(() => insert)}
						onClaim={onClaim}
						notes={notes}
						tabs={tabs}
					/>
				)}
			</TabParts.Content>
			<TabParts.Content
				value="html"
				forceMount
				tabIndex={-1}
				className={classNames('outline-none', view !== 'html' && 'hidden noscript:block')}
			>
				<HtmlEditor value={content} onChange={onChange} target={target} hidden={view !== 'html'} error={error} />
			</TabParts.Content>
			<Figures content={content} />
			<MediaPicker
				open={insertPicture !== undefined}
				onOpenChange={(open) => !open && setInsertPicture(undefined)}
				onPick={(picture) => {
					insertPicture?.(picture)
					setInsertPicture(undefined)
				}}
			/>
		</TabParts.Root>
	)
}

function useVisual(wanted: boolean): { module?: Visual; failed: boolean } {
	const [module, setModule] = useState<Visual>()
	const [failed, setFailed] = useState(false)
	useEffect(() => {
		if (!wanted || module || failed) return
		let gone = false
		import('../visual/visual-editor.tsx').then(
			(loaded) => !gone && setModule(loaded),
			() => !gone && setFailed(true),
		)
		return () => {
			gone = true
		}
	}, [wanted, module, failed])
	return { ...(module && { module }), failed }
}

function Loading() {
	return (
		<div role="status" className="grid min-h-104 content-start gap-3 px-5 py-8 noscript:hidden drawer:px-10">
			<span className="sr-only">Carregando o editor</span>
			<Skeleton className="h-4 w-11/12" />
			<Skeleton className="h-4 w-3/4" />
			<Skeleton className="mt-4 h-6 w-1/2" />
			<Skeleton className="h-4 w-10/12" />
			<Skeleton className="h-4 w-2/3" />
		</div>
	)
}

type UnknownMarkupProps = { lost: readonly string[]; onKeep: () => void; onConvert: () => void }

const SHOWN = 6

function UnknownMarkup({ lost, onKeep, onConvert }: UnknownMarkupProps) {
	const shown = [...new Set(lost)]
	return (
		<div role="alert" className="m-4 grid gap-3 rounded-control bg-warn-surface px-4 py-3.5">
			<div>
				<p className="font-semibold text-warn">Este texto tem marcação que o editor visual não conhece.</p>
				<p className="text-ink-2">Ao converter, isto mudaria ou sairia do texto:</p>
			</div>
			<ul className="grid gap-1 font-mono text-fine">
				{shown.slice(0, SHOWN).map((text) => (
					<li key={text} className="line-clamp-2 break-all">
						{text}
					</li>
				))}
				{shown.length > SHOWN && <li>e mais {shown.length - SHOWN}</li>}
			</ul>
			<div className="flex flex-wrap gap-2">
				<AdminButton onClick={onKeep}>Manter em HTML</AdminButton>
				<AdminButton tone="danger" onClick={onConvert}>
					Converter mesmo assim
				</AdminButton>
			</div>
		</div>
	)
}

function Figures({ content }: { content: string }) {
	const { words, minutes, headings } = useMemo(() => countText(content), [content])
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4.5 py-2.5 text-fine text-ink-2">
			<span>{plural(words, 'palavra', 'palavras')}</span>
			<span>{minutes} min de leitura</span>
			<span>{plural(headings, 'subtítulo', 'subtítulos')}</span>
			<span className="ml-auto text-ink-3">Conteúdo higienizado ao salvar</span>
		</div>
	)
}

function plural(count: number, one: string, many: string): string {
	return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
}
