import type { Fix } from '#core/seo/fixes/propose-fixes.ts'
import { classNames } from '#lib/class-names.ts'
import { type ReaderBlock, readerFix } from './reader-fix.ts'

const blockLooks: Record<ReaderBlock['look'], string> = {
	title: 'font-heading text-[1.5rem] leading-tight font-semibold',
	heading: 'font-heading text-[1.25rem] leading-tight font-semibold',
	subheading: 'font-heading text-[1.0625rem] leading-tight font-semibold',
	item: 'ml-4 list-item list-disc',
	text: '',
}

/** A repair before and after, as a reader sees it. */
export function ReaderView({ fix }: { fix: Fix }) {
	const { before, after, note } = readerFix(fix)
	return (
		<div className="mt-3 grid gap-2">
			{(before.length > 0 || after.length > 0) && (
				<div className={classNames('grid gap-2', before.length > 0 && after.length > 0 && '@min-[36rem]:grid-cols-2')}>
					{before.length > 0 && <Side name="Antes" blocks={before} mark="del" />}
					{after.length > 0 && <Side name="Depois" blocks={after} mark="ins" />}
				</div>
			)}
			{note && <p className="text-fine text-ink-2">{note}</p>}
		</div>
	)
}

const markLooks = {
	del: 'rounded-[3px] bg-err-surface px-0.5 text-err',
	ins: 'rounded-[3px] bg-ok-surface px-0.5 font-semibold text-ok no-underline',
} as const

type SideProps = { name: string; blocks: readonly ReaderBlock[]; mark: keyof typeof markLooks }

function Side({ name, blocks, mark: Mark }: SideProps) {
	return (
		<figure aria-label={name} className="min-w-0 rounded-control border border-line px-3 py-2">
			<figcaption className="mb-1 text-fine font-semibold text-ink-3">{name}</figcaption>
			<div className="grid gap-1.5 wrap-anywhere">
				{blocks.map(({ look, words }, index) => (
					// No heading of this page: it shows what one will look like.
					<p key={index} className={blockLooks[look]}>
						{words.map(({ text, marked }, place) => (
							<span key={place}>
								{place > 0 && ' '}
								{marked ? <Mark className={markLooks[Mark]}>{text}</Mark> : text}
							</span>
						))}
					</p>
				))}
			</div>
		</figure>
	)
}

/** The same as it is written. */
export function CodeView({ fix }: { fix: Fix }) {
	return (
		<dl className="mt-3 grid gap-2 font-mono text-fine">
			{fix.before !== '' && <Code name="Antes" text={fix.before} look="bg-err-surface text-err" />}
			<Code name="Depois" text={fix.after || '(apagado)'} look="bg-ok-surface text-ok" />
		</dl>
	)
}

function Code({ name, text, look }: { name: string; text: string; look: string }) {
	return (
		<div className={`rounded-control px-3 py-2 ${look}`}>
			<dt className="sr-only">{name}</dt>
			<dd className="max-h-30 overflow-auto break-words whitespace-pre-wrap">{text}</dd>
		</div>
	)
}
