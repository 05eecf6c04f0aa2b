import { lazy, type ReactNode } from 'react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { ChartBox } from '#app/components/admin/charts/chart-box.tsx'
import { decimal, duration, usd } from '#app/components/admin/charts/figures.ts'
import { findOutlier } from '#app/components/admin/charts/find-outlier.ts'
import { type ProviderLook, providerLooks } from '#app/components/admin/charts/provider-look.ts'
import { ListState } from '#app/components/admin/list-state.tsx'
import { Sparkline } from '#app/components/admin/sparkline.tsx'
import { type Stat, StatsStrip } from '#app/components/admin/stats-strip.tsx'
import type { GenerationDay, ProviderDay } from '#core/images/generations-per-day.ts'
import type { ImageTrend } from '#core/images/image-stats.ts'
import { labelOf, ownImageProviders } from '#core/providers/provider-lists.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { successRate, tellRate } from './success-rate.ts'
import type { AnalyticsData } from './tab-data.ts'
import { useRefresh } from './use-refresh.tsx'

// The drawing library is large, and only this tab needs it.
const ProviderBars = lazy(() => import('#app/components/admin/charts/provider-bars.tsx'))
const TimeLine = lazy(() => import('#app/components/admin/charts/time-line.tsx'))

export function AnalyticsTab({ read }: { read: AnalyticsData }) {
	const { shown, loading, button, refresh } = useRefresh(read)
	const { stats, code } = shown
	return (
		<SettingsFrame current="analytics" actions={button}>
			<div aria-busy={loading} className={classNames('transition-opacity', loading && 'opacity-60')}>
				{!stats && (
					<ListState
						state="error"
						message="Não foi possível carregar as estatísticas."
						correlationId={code}
						onRetry={refresh}
					/>
				)}
				{stats?.trend.total === 0 && (
					<ListState
						state="empty"
						title="Nenhuma imagem em 30 dias"
						hint="Os gráficos começam com a primeira imagem gerada."
					/>
				)}
				{stats && stats.trend.total > 0 && <Charts {...stats} withoutKey={shown.withoutKey} />}
			</div>
		</SettingsFrame>
	)
}

type ChartsProps = NonNullable<AnalyticsData['stats']>

function Charts({ trend, days, withoutKey }: ChartsProps & Pick<AnalyticsData, 'withoutKey'>) {
	const providers = providerLooks(Object.keys(trend.providers))
	return (
		<div className="grid gap-4">
			<StatsStrip stats={figuresOf(trend, days)} />
			<p className="-mt-2 text-fine text-ink-3">{tellBasis(withoutKey)}</p>
			<AdminCard title="Gerações por dia" actions={<Legend providers={providers} className="@max-[36rem]:hidden" />}>
				<Legend providers={providers} className="mb-3 @min-[36rem]:hidden" />
				<ChartBox
					height={244}
					table={{
						caption: 'Gerações por dia e provedor, nos últimos 30 dias (dias em UTC)',
						head: ['Dia', ...providers.map(({ name }) => name), 'Taxa de sucesso'],
						rows: days.map((day) => [
							formatDay(day.day),
							...providers.map(({ provider }) => String(partOf(day, provider)?.generations ?? 0)),
							tellDay(day),
						]),
					}}
				>
					<ProviderBars
						days={valuesPerDay(days, ({ generations }) => generations)}
						providers={providers}
						whole
						tell={String}
						axisWidth={32}
					/>
				</ChartBox>
			</AdminCard>
			<div className="grid items-stretch gap-4 @min-[50rem]:grid-cols-2">
				<AdminCard title="Distribuição por provedor" className="@container">
					<Distribution trend={trend} days={days} providers={providers} />
				</AdminCard>
				<AdminCard title="Tempo de resposta">
					<ChartBox
						height={176}
						table={{
							caption: 'Tempo médio de resposta por dia',
							head: ['Dia', 'Tempo médio'],
							rows: days.map(({ day, averageTimeMs }) => [
								formatDay(day),
								averageTimeMs === null ? 'sem gerações' : duration(averageTimeMs),
							]),
						}}
					>
						<TimeLine
							days={days.map(({ day, averageTimeMs }) => ({ day, timeMs: averageTimeMs }))}
							outlier={findOutlier(days)}
						/>
					</ChartBox>
				</AdminCard>
			</div>
			<AdminCard title="Custo por dia">
				<Costs days={days} providers={providers} />
			</AdminCard>
		</div>
	)
}

/** What the rate and the times are of, and who was never asked. */
function tellBasis(withoutKey: readonly string[]): string {
	const basis =
		'A taxa e o tempo são dos provedores chamados: um fallback não é sucesso, e desenhos do site não contam.'
	if (withoutKey.length === 0) return basis
	return `${basis} Sem chave, não ${withoutKey.length === 1 ? 'foi chamado' : 'foram chamados'}: ${withoutKey.map(labelOf).join(', ')}.`
}

function figuresOf({ total, successful, totalCostUsd, asked }: ImageTrend, days: readonly GenerationDay[]): Stat[] {
	const rate = successRate(asked)
	// Day by day in the table of generations too, for who cannot see the line.
	const rates = days.map(rateOf).filter((each) => each !== undefined)
	const paid = sum(days.flatMap(({ providers }) => providers.map((part) => part.paid)))
	const counts = [
		`${asked.successful.toLocaleString('pt-BR')} de provedores`,
		`${(successful - asked.successful).toLocaleString('pt-BR')} do próprio site`,
		`${(total - successful).toLocaleString('pt-BR')} sem imagem`,
	]
	return [
		{
			label: 'Taxa de sucesso',
			value: tellRate(rate),
			...tellChange(rate, successRate(asked.before)),
			...(rates.length > 1 && { chart: <Sparkline values={rates} from={0} to={100} /> }),
		},
		{
			label: 'Tempo médio',
			value: asked.successful > 0 ? duration(asked.averageTimeMs) : '–',
			note: asked.successful > 0 ? `mediana ${duration(asked.medianTimeMs)}` : 'nenhuma imagem de provedor',
		},
		{ label: 'Custo total', value: usd(totalCostUsd), note: tellPaid(paid, totalCostUsd) },
		{ label: 'Gerações', value: total.toLocaleString('pt-BR'), note: counts.join(', ') },
	]
}

function tellChange(rate: number | undefined, before: number | undefined): Pick<Stat, 'note' | 'noteTone'> {
	if (rate === undefined) return { note: 'nenhum provedor foi chamado' }
	if (before === undefined) return { note: 'nos últimos 30 dias' }
	const change = rate - before
	if (Math.abs(change) < 0.05) return { note: 'igual aos 30 dias anteriores' }
	const points = `${change > 0 ? '+' : '−'}${decimal(Math.abs(change), 1)}`
	const unit = Math.abs(change) < 2 ? 'ponto' : 'pontos'
	return { note: `${points} ${unit} em 30 dias`, noteTone: change > 0 ? 'ok' : 'warn' }
}

function tellPaid(paid: number, costUsd: number): string {
	if (paid === 0) return 'nenhuma imagem paga'
	if (paid === 1) return '1 imagem paga'
	return `${paid.toLocaleString('pt-BR')} imagens pagas, em média ${usd(costUsd / paid)}`
}

function Legend({ providers, className }: { providers: readonly ProviderLook[]; className: string }) {
	return (
		<ul className={classNames('flex flex-wrap gap-x-4.5 gap-y-1 text-fine text-ink-2', className)}>
			{providers.map(({ provider, name, className: hue }) => (
				<li key={provider} className="flex items-center gap-1.5">
					<span className={classNames('size-2.5 rounded-[3px]', hue)} />
					{name}
				</li>
			))}
		</ul>
	)
}

function Distribution({ trend, days, providers }: ChartsProps & { providers: readonly ProviderLook[] }) {
	return (
		<ul className="-my-1.5 divide-y divide-line">
			{providers.map(({ provider, name, className }) => {
				const count = trend.providers[provider] ?? 0
				const share = (count / trend.total) * 100
				const cost = sum(days.map((day) => partOf(day, provider)?.costUsd ?? 0))
				return (
					<li
						key={provider}
						className="grid grid-cols-[1fr_auto_auto] items-center gap-x-3.5 gap-y-2 py-4 @min-[30rem]:grid-cols-[7.75rem_1fr_5rem_5.25rem]"
					>
						<span className="font-semibold">{name}</span>
						<span className="h-3 overflow-hidden rounded-[4px] bg-hover @max-[30rem]:order-last @max-[30rem]:col-span-full">
							<span className={classNames('block h-full rounded-[4px]', className)} style={{ width: `${share}%` }} />
						</span>
						<span className="text-right whitespace-nowrap text-ink-2">
							{count.toLocaleString('pt-BR')} · {Math.round(share)}%
						</span>
						<span className="text-right whitespace-nowrap text-ink-2">{usd(cost)}</span>
					</li>
				)
			})}
		</ul>
	)
}

function Costs({ days, providers }: { days: GenerationDay[]; providers: readonly ProviderLook[] }): ReactNode {
	const paying = providers.filter(({ provider }) => days.some((day) => (partOf(day, provider)?.costUsd ?? 0) > 0))
	if (paying.length === 0) return <p className="text-ink-2">Nenhuma imagem paga nos últimos 30 dias.</p>
	return (
		<ChartBox
			height={176}
			table={{
				caption: 'Custo por dia, em dólares',
				head: ['Dia', ...paying.map(({ name }) => name)],
				rows: days.map((day) => [
					formatDay(day.day),
					...paying.map(({ provider }) => usd(partOf(day, provider)?.costUsd ?? 0)),
				]),
			}}
		>
			<ProviderBars
				days={valuesPerDay(days, ({ costUsd }) => costUsd)}
				providers={paying}
				tell={(value) => usd(value)}
				axisWidth={74}
			/>
		</ChartBox>
	)
}

function partOf({ providers }: GenerationDay, wanted: string): ProviderDay | undefined {
	return providers.find(({ provider }) => provider === wanted)
}

/** Of the providers outside; nothing on a day when none was asked. */
function rateOf({ providers }: GenerationDay): number | undefined {
	const asked = providers.filter(({ provider }) => !ownImageProviders.some((id) => id === provider))
	return successRate({
		total: sum(asked.map((part) => part.generations)),
		successful: sum(asked.map((part) => part.successful)),
	})
}

function tellDay(day: GenerationDay): string {
	const rate = rateOf(day)
	return rate === undefined ? 'sem pedidos' : tellRate(rate)
}

function valuesPerDay(days: readonly GenerationDay[], value: (part: ProviderDay) => number) {
	return days.map(({ day, providers }) => ({
		day,
		values: Object.fromEntries(providers.map((part) => [part.provider, value(part)])),
	}))
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0)
}
