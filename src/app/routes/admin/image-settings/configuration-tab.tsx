import { Save } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { LeaveGuard } from '#app/components/admin/leave-guard.tsx'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import {
	imageProviders,
	labelOf,
	paidProviders,
	primaryProviders,
	switchedProviders,
} from '#core/providers/provider-lists.ts'
import type { ImageProvider, PrimaryProvider } from '#core/providers/registry.ts'
import { checkImageSettings, enabledName, limitName } from '#core/settings/image-settings.ts'
import { EstimateCard } from './estimate-card.tsx'
import { MoneyField } from './money-field.tsx'
import { MonthCard } from './month-card.tsx'
import type { Outcome } from './outcome.ts'
import { PricesCard } from './prices-card.tsx'
import { limitHint, providerOption } from './provider-words.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { SpendCard } from './spend-card.tsx'
import type { SettingsData } from './tab-data.ts'
import { useSettingsForm } from './use-settings-form.ts'

const FORM = 'image-settings'

export function ConfigurationTab(read: SettingsData) {
	const { settings: saved, spend, prices, picturePrices, withoutKey, month, problem, code } = read
	const fetcher = useFetcher<Outcome>()
	// Without JavaScript the page itself was posted and holds the answer.
	const posted = useActionData<Outcome>()
	const outcome = fetcher.data ?? (posted?.of === 'settings' ? posted : undefined)
	const refused = outcome && !outcome.ok ? outcome : undefined
	const { typed, settings, seen, dirty, change } = useSettingsForm(saved, outcome)
	// What was refused stays marked only until it is mended.
	const wrong = checkImageSettings(settings) ? refused?.wrong : undefined
	const form = useRef<HTMLFormElement>(null)
	const saving = fetcher.state !== 'idle'

	useShortcut('saveSettings', () => !saving && form.current?.requestSubmit())

	return (
		<SettingsFrame
			current="configuracao"
			status={
				dirty && (
					<Badge tone="warn" dot className="max-drawer:hidden">
						Alterações não salvas
					</Badge>
				)
			}
			actions={
				<AdminButton
					type="submit"
					form={FORM}
					tone="action"
					icon={<Icon of={Save} size={16} />}
					busy={saving}
					busyLabel="Salvando…"
					aria-keyshortcuts="Control+S Meta+S"
				>
					Salvar
				</AdminButton>
			}
		>
			<LeaveGuard dirty={dirty} />
			{problem === 'settings' && (
				<AlertBox tone="err" className="mb-4">
					Os valores abaixo são os padrões, e não os que estão salvos. Código do erro:{' '}
					<span className="break-all">{code}</span>
				</AlertBox>
			)}
			{outcome && (!fetcher.data || refused?.overtaken) && (
				<AlertBox tone={outcome.ok ? 'ok' : 'err'} className="mb-4">
					{outcome.title}. {outcome.text}
				</AlertBox>
			)}
			<div className="grid items-start gap-4 @min-[56rem]:grid-cols-[minmax(0,1fr)_22rem] @min-[56rem]:grid-rows-[auto_1fr]">
				{/* Not validated by the browser: a limit that cannot be read becomes zero, rather than holding the save. */}
				<fetcher.Form
					method="post"
					id={FORM}
					ref={form}
					className="grid min-w-0 gap-4"
					action="/admin/image-settings"
					noValidate
				>
					{/* So that nobody overwrites a change they have not seen. */}
					<input type="hidden" name="seen" value={JSON.stringify(seen)} />
					<AdminCard title="Provedores">
						<div className="grid gap-4.5 @min-[36rem]:grid-cols-2">
							<SelectField
								label="Provedor principal"
								name="primary"
								value={typed.primary}
								onChange={(event) => change({ primary: event.target.value as PrimaryProvider })}
								hint="O primeiro a ser pedido para cada capa."
								error={wrong === 'primary' ? refused?.text : undefined}
							>
								{primaryProviders.map((provider) => (
									<option key={provider} value={provider}>
										{providerOption(provider)}
									</option>
								))}
							</SelectField>
							<SelectField
								label="Provedor de fallback"
								name="fallback"
								value={typed.fallback}
								onChange={(event) => change({ fallback: event.target.value as ImageProvider })}
								hint="Entra quando o principal falha. O desenho do site fecha a fila."
								error={wrong === 'fallback' ? refused?.text : undefined}
							>
								{imageProviders.map((provider) => (
									<option key={provider} value={provider}>
										{providerOption(provider)}
									</option>
								))}
							</SelectField>
						</div>
						<div className="mt-4 border-t border-line pt-3">
							{switchedProviders.map((provider) => (
								<Fragment key={provider}>
									<Switch
										label={`${labelOf(provider)} habilitado`}
										name={enabledName(provider)}
										checked={typed[enabledName(provider)]}
										onCheckedChange={(enabled) => change({ [enabledName(provider)]: enabled })}
									/>
									<p className="text-field-hint text-ink-3">
										Desabilitado, o {labelOf(provider)} não é chamado em nenhuma tela e não gera custo.
									</p>
								</Fragment>
							))}
						</div>
					</AdminCard>
					<AdminCard title="Limites de gasto">
						<div className="grid gap-4.5 @min-[36rem]:grid-cols-2">
							{paidProviders.map((provider) => (
								<MoneyField
									key={provider}
									label={`Limite mensal do ${labelOf(provider)}`}
									name={limitName(provider)}
									hint={limitHint(provider)}
									value={typed[limitName(provider)]}
									onChange={(limit) => change({ [limitName(provider)]: limit })}
								/>
							))}
						</div>
					</AdminCard>
				</fetcher.Form>
				<div className="grid min-w-0 gap-4 @min-[36rem]:@max-[56rem]:grid-cols-2 @min-[56rem]:col-start-2 @min-[56rem]:row-span-2 @min-[56rem]:row-start-1">
					<EstimateCard settings={settings} prices={picturePrices} withoutKey={withoutKey} />
					<SpendCard spend={spend} limits={settings} />
					<MonthCard month={month} />
				</div>
				<PricesCard prices={prices} />
			</div>
		</SettingsFrame>
	)
}
