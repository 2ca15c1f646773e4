import { defineTexts } from './define-texts.ts'

/** Picking numbers: the rows of a pad, and what is typed into them. */
export const lotteryPadTexts = defineTexts({
  'lottery.pad.count': { TY: '{count} napili', EN: '{count} picked' },
  'lottery.pad.range': {
    TY: '{count} napili · {least} hanggang {most}',
    EN: '{count} picked · {least} to {most}',
  },
  'lottery.pad.most': { TY: 'Hanggang {most} lang dito.', EN: 'At most {most} here.' },
  'lottery.pad.type': {
    TY: 'I-type ang mga numerong may {width} digit',
    EN: 'Type numbers of {width} digits',
  },
  'lottery.pad.words': {
    TY: 'Kilala rin: đảo sa dulo ng numero (lahat ng ayos) at kéo sa pagitan (sunod-sunod).',
    EN: 'Also known: đảo after a number (every order) and kéo between two (a run).',
  },
  'lottery.pad.words.two': {
    TY: 'Kilala rin: 12đảo, 01kéo09, 10/15kéo40, tài, xỉu, chẵn, lẻ, chẵnlẻ.',
    EN: 'Also known: 12đảo, 01kéo09, 10/15kéo40, tài, xỉu, chẵn, lẻ, chẵnlẻ.',
  },
  'lottery.pad.bets.vn-north': {
    TY: 'Puwedeng buong taya: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, bc ba càng; ang huli ay ilang ulit).',
    EN: 'Whole bets too: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, bc ba càng; last, how many times).',
  },
  'lottery.pad.bets.vn-south': {
    TY: 'Puwedeng buong taya: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, da đá; ang huli ay ilang ulit). May 2mn sa unahan: sa dalawang istasyon.',
    EN: 'Whole bets too: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, da đá; last, how many times). With 2mn before it: at two stations.',
  },
  'lottery.typed.unknown': {
    TY: 'Hindi mabasa ang “{word}”. Dapat may {width} digit ang bawat numero.',
    EN: '“{word}” cannot be read. Each number has {width} digits.',
  },
  'lottery.typed.ambiguous': {
    TY: 'Higit sa isa ang ibig sabihin ng “{word}”. Isulat nang buo (dau, duoi, lo, da) o piliin ang uri ng taya.',
    EN: '“{word}” means more than one bet. Write it out (dau, duoi, lo, da) or choose the bet type.',
  },
  'lottery.typed.stations': {
    TY: 'Hindi mailagay mula rito ang “{word}”. Isulat muna ang 2mn, sa istasyong kasama roon, habang bukas ang lahat at walang slip na para sa ibang bola; kung hindi, tumaya sa bawat istasyon.',
    EN: '“{word}” cannot be placed from here. Write 2mn first, at a station it includes, while all of them sell and no slip of theirs is for another draw; else bet at each station.',
  },
  'lottery.typed.unit': {
    TY: 'Isulat ang “{word}” nang walang n, k o d: ang bilang ay kung ilang ulit ng halaga ng isang taya.',
    EN: 'Write “{word}” without n, k or d: the figure says how many times the price of a bet.',
  },
  'lottery.typed.amount': {
    TY: 'Ilagay pagkatapos ng “{word}” kung ilang ulit, gaya ng dd1.',
    EN: 'Say after “{word}” how many times, as in dd1.',
  },
  'lottery.typed.type': {
    TY: 'Walang uri ng taya pagkatapos ng “{word}”, gaya ng dd1 o lo5.',
    EN: 'No bet type follows “{word}”, such as dd1 or lo5.',
  },
  'lottery.typed.bet': {
    TY: 'Walang taya pagkatapos ng “{word}”, gaya ng 01.02dd1.',
    EN: 'No bet follows “{word}”, such as 01.02dd1.',
  },
  'lottery.typed.word': {
    TY: 'Walang tayang “{word}” dito. Piliin ang uri ng taya sa itaas.',
    EN: 'There is no bet “{word}” here. Choose the bet type above.',
  },
  'lottery.typed.twice': {
    TY: 'Dalawang beses nakasulat ang “{word}”. Isulat ito nang isang beses, na may mas maraming ulit.',
    EN: '“{word}” stands there twice. Write it once, with more times.',
  },
  'lottery.typed.most': {
    TY: 'Hanggang {most} ulit lang ang isang taya dito.',
    EN: 'A bet here is at most {most} times its price.',
  },
  'lottery.typed.no-bet': {
    TY: 'Hindi matatayaan nang ganito ang “{word}”: iba ang dami ng digit o ng numero.',
    EN: '“{word}” cannot be bet like this: it takes other digits or another count of numbers.',
  },
  'lottery.typed.added': {
    TY: '{count, plural, one {# linya} other {# linya}} ang idinagdag sa slip.',
    EN: '{count, plural, one {# line} other {# lines}} added to the slip.',
  },
  'lottery.typed.addedTo': {
    TY: '{count, plural, one {# linya} other {# linya}} ang idinagdag sa bawat slip: {names}. Bayaran ang bawat isa.',
    EN: '{count, plural, one {# line} other {# lines}} added to each slip: {names}. Pay each of them.',
  },
  'lottery.slip.others': { TY: 'May slip ka rin dito', EN: 'You also have a slip for' },
  'lottery.pad.take': { TY: 'Ilagay', EN: 'Take' },
  'lottery.pad.one': { TY: 'Kahit ano', EN: 'Random' },
  'lottery.pad.remove': { TY: 'Alisin ang {number}', EN: 'Remove {number}' },
})
