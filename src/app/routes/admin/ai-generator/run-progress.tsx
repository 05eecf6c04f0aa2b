import type { ReactNode } from 'react'
import type { RunEvent, RunView } from '#core/generation/runs/find-run.ts'
import type { Expected } from './expected.ts'
import { LiveLog } from './live-log.tsx'
import { RunFigures } from './run-figures.tsx'
import { RunOutcome } from './run-outcome.tsx'
import { clockText, lastedSeconds } from './run-words.ts'
import { RunningPanel } from './running-panel.tsx'
import { StepList } from './step-list.tsx'
import type { Connection } from './use-live-run.ts'

type RunProgressProps = {
	run: RunView
	events: readonly RunEvent[]
	connection: Connection
	expected: Expected
	loadedAt: string
	/** Between how it ended and how it got there. */
	children?: ReactNode
}

/** How far a run is, live. */
export function RunProgress({ run, events, connection, expected, loadedAt, children }: RunProgressProps) {
	const { state, steps, settings } = run
	const active = state === 'queued' || state === 'running'
	const seconds = lastedSeconds(run)
	return (
		<>
			{active && (
				<RunningPanel
					steps={steps}
					state={state}
					cancelling={run.cancelRequested}
					startedAt={run.startedAt}
					loadedAt={loadedAt}
				/>
			)}
			{!active && <RunOutcome run={run} />}
			<RunFigures
				expected={expected}
				spentUsd={run.usage.costUsd}
				score={run.score}
				target={settings.targetSeoScore}
				lasted={active ? undefined : seconds === undefined ? '–' : clockText(seconds)}
			/>
			{children}
			<StepList steps={steps} over={!active} />
			<LiveLog events={events} connection={connection} />
		</>
	)
}
