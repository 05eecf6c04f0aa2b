import { Eye, History, Save, Undo2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, type useFetcher, useSearchParams } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { LeaveGuard } from '#app/components/admin/leave-guard.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { IdentityField } from '#core/identity/identity-schema.ts'
import type { IdentityChange } from '#core/identity/list-identity-versions.ts'
import type { IdentityAnswer } from './answer-identity.server.ts'
import { BrandTab } from './brand-tab.tsx'
import { ChangesCard } from './changes-card.tsx'
import { ClaimsCard } from './claims-card.tsx'
import { CompanyCard, TextsCard } from './company-card.tsx'
import { AddressesCard, PhonesCard } from './contact-cards.tsx'
import { HistoryTab, LastChanges, type Revert } from './history.tsx'
import { HoursCard } from './hours-card.tsx'
import { fieldsText } from './identity-words.ts'
import { InsurersTab } from './insurers-tab.tsx'
import { LinksCard } from './links-card.tsx'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { Preview, type SampleMail } from './preview/preview.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { faultsIn, HISTORY_PATH, type IdentityTab, identityTabs, pathOf, tabOf } from './tabs.ts'
import { type ProductPage, TestimonialsTab } from './testimonials-tab.tsx'
import { useDraft } from './use-identity-draft.ts'
import { useSave } from './use-save.ts'

type IdentityScreenProps = {
	now: Date
	history: readonly IdentityChange[]
	fictional: readonly IdentityField[]
	products: readonly ProductPage[]
	mail: SampleMail
	fetcher: ReturnType<typeof useFetcher<IdentityAnswer>>
}

export function IdentityScreen({ now, history, fictional, products, mail, fetcher }: IdentityScreenProps) {
	const [search] = useSearchParams()
	const tab = tabOf(search)
	const draft = useDraft()
	const form = useRef<HTMLDivElement>(null)
	const [previewing, setPreviewing] = useState(false)
	const save = useSave({ fetcher, draft, form })
	const busy = fetcher.state !== 'idle'
	const answer = fetcher.data

	useShortcut('saveSettings', () => save(tab))

	function revert({ to, fields }: Revert) {
		const named = fields && { fields: fields.join(',') }
		void fetcher.submit(
			{ intent: 'revert', to: String(to), seen: String(draft.version), ...named },
			{ method: 'post', action: '/admin/identidade' },
		)
	}

	return (
		<AdminPage title="Identidade" status={<Unsaved />} actions={<Actions busy={busy} onSave={() => save(tab)} />}>
			<LeaveGuard dirty={draft.changed.length > 0} acrossTabs />
			<PageHeader
				title="Identidade"
				lead="O que o site, os e-mails e as buscas dizem da corretora. Salvou, está no ar em segundos."
			/>
			<Tabs current={tab} />
			<noscript>
				<AlertBox tone="warn" className="mb-4">
					Esta tela precisa de JavaScript para salvar.
				</AlertBox>
			</noscript>
			{answer?.kind === 'overtaken' && <OvertakenNotice answer={answer} />}
			{fictional.length > 0 && tab !== 'historico' && (
				<AlertBox tone="warn" className="mb-4">
					Ainda como o programa veio, com dados fictícios: {fieldsText(fictional)}.
				</AlertBox>
			)}
			<div className="@container">
				<div className="grid gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_26.5rem]">
					<div ref={form} className="@container grid min-w-0 content-start gap-4">
						{tab === 'corretora' && (
							<>
								<CompanyCard />
								<TextsCard />
								<HoursCard now={now} />
								<PhonesCard />
								<AddressesCard />
								<LinksCard />
								<ClaimsCard now={now} />
							</>
						)}
						{tab === 'marca' && <BrandTab />}
						{tab === 'depoimentos' && <TestimonialsTab products={products} now={now} />}
						{tab === 'seguradoras' && <InsurersTab />}
						{tab === 'privacidade' && <PrivacyTab />}
						{tab === 'historico' && <HistoryTab history={history} busy={busy} onRevert={revert} />}
					</div>
					<aside
						aria-label="Prévia e mudanças"
						className="grid min-w-0 content-start gap-4 @min-[60rem]:sticky @min-[60rem]:bottom-6 @min-[60rem]:min-h-[calc(100dvh-7rem)] @min-[60rem]:self-end"
					>
						<div className="@max-[60rem]:hidden">
							<Preview name="preview" now={now} mail={mail} className="h-[min(43rem,calc(100dvh-11rem))]" />
						</div>
						<ChangesCard />
						{tab !== 'historico' && <LastChanges history={history} busy={busy} onRevert={revert} />}
					</aside>
				</div>
				<PreviewButton onOpen={() => setPreviewing(true)} />
			</div>
			<WideDialog open={previewing} onOpenChange={setPreviewing} title="Prévia" tall>
				<div className="flex min-h-0 flex-1 flex-col p-4">
					<Preview name="preview-dialog" now={now} mail={mail} scale={1} className="min-h-0 flex-1" />
				</div>
			</WideDialog>
		</AdminPage>
	)
}

/** Where there is no room beside the form. */
function PreviewButton({ onOpen }: { onOpen: () => void }) {
	return (
		<div className="sticky bottom-4 mt-4 flex justify-center @min-[60rem]:hidden">
			<AdminButton
				icon={<Icon of={Eye} size={16} />}
				aria-haspopup="dialog"
				onClick={onOpen}
				className="shadow-floating"
			>
				Ver a prévia
			</AdminButton>
		</div>
	)
}

function Unsaved() {
	const { length } = useDraft().changed
	if (length === 0) return null
	return (
		<Badge tone="warn" dot>
			{length} <span className="max-drawer:sr-only">{length === 1 ? 'mudança não salva' : 'mudanças não salvas'}</span>
		</Badge>
	)
}

function Actions({ busy, onSave }: { busy: boolean; onSave: () => void }) {
	const { changed, discard } = useDraft()
	const clean = changed.length === 0
	return (
		<>
			<AdminButton
				tone="quiet"
				to={HISTORY_PATH}
				icon={<Icon of={History} size={16} />}
				className="max-drawer:w-11 max-drawer:px-0"
			>
				<span className="max-drawer:sr-only">Histórico</span>
			</AdminButton>
			{!clean && (
				<AdminButton
					onClick={() => discard()}
					disabled={busy}
					icon={<Icon of={Undo2} size={16} className="drawer:hidden" />}
					className="max-drawer:w-11 max-drawer:px-0"
				>
					<span className="max-drawer:sr-only">Descartar</span>
				</AdminButton>
			)}
			<AdminButton
				tone="action"
				icon={<Icon of={Save} size={16} />}
				disabled={clean}
				busy={busy}
				busyLabel="Salvando…"
				onClick={onSave}
				aria-keyshortcuts="Control+S Meta+S"
			>
				Salvar
			</AdminButton>
		</>
	)
}

function Tabs({ current }: { current: IdentityTab }) {
	const { errors } = useDraft()
	return (
		<nav
			aria-label="Seções da identidade"
			className="mb-5 flex gap-1 overflow-x-auto border-b border-line max-drawer:-mx-4 max-drawer:px-4"
		>
			{identityTabs.map((tab) => (
				<TabLink key={tab.name} to={pathOf(tab.name)} current={tab.name === current}>
					{tab.label}
					{faultsIn(tab, errors) > 0 && <span className="ml-1.5 text-err">({faultsIn(tab, errors)} a corrigir)</span>}
				</TabLink>
			))}
			{current === 'historico' && (
				<TabLink to={HISTORY_PATH} current>
					Histórico
				</TabLink>
			)}
		</nav>
	)
}

function TabLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
	return (
		<Link
			to={to}
			preventScrollReset
			aria-current={current ? 'page' : undefined}
			className="flex items-center border-b-2 border-transparent px-2.5 pt-2.25 pb-2.75 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:font-semibold aria-[current=page]:text-ink max-drawer:min-h-11 drawer:px-3.5"
		>
			{children}
		</Link>
	)
}
