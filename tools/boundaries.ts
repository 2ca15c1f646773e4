/** Runs the boundary rules and proves that they saw the code: a cruise over nothing passes too. */
import { cruise } from 'dependency-cruiser'
import { forbidden, options } from './boundary-rules.ts'

const { output } = await cruise(['packages', 'apps', 'tools'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
  outputType: 'json',
})
const { summary } = JSON.parse(String(output))
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
const comments = new Map(forbidden.map((rule) => [rule.name, rule.comment]))
for (const name of new Set<string>(
  summary.violations.map((violation: { rule: { name: string } }) => violation.rule.name),
)) {
  console.error(`${name}: ${comments.get(name)}`)
}
if (summary.totalCruised < 100) console.error(`Only ${summary.totalCruised} modules were seen.`)
process.exit(summary.violations.length === 0 && summary.totalCruised >= 100 ? 0 : 1)
