import { issueName } from '@perya/lottery-rules/issue-name'

/** An issue in a refusal: by its number for whoever asks by it, and as screens call it for whoever reads of it. */
export const sayIssue = (issueNo: string) => ({ known: issueNo, said: issueName(issueNo) })
