/*
 * DDS 2.9 on one thread, asked by lines on standard input. Every answer is one line: its processor time in
 * microseconds, then the results; or `error` and why. Built and run by dds.ts; the product itself never needs it.
 *
 *   table DEAL                        twenty tricks: for N, E, S and W as declarer, in C D H S NT
 *   board STRAIN LEADER DEAL          most tricks for the side on lead
 *   cards STRAIN LEADER TRICK DEAL    SUITRANK=TRICKS for every card of the seat to play, equals too
 *   par DEALER VULNERABLE TABLE       the score for north and south; VULNERABLE is None, NS, EW or Both,
 *                                     TABLE is twenty numbers as `table` tells them
 *   info                              version, and the most memory that was in use, in kB
 *
 * STRAIN is C D H S NT; LEADER of the trick is N E S W; TRICK is its cards so far, `HQ,HK`, or `-`; DEAL is
 * `N:hand hand hand hand`, the cards in hand, without those of the trick.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include <dds/dll.h>

static const char SEATS[] = "NESW";
static const char SUITS[] = "SHDC"; /* in the order of DDS, in which 4 is no trump */
static const char RANKS[] = "..23456789TJQKA";
static const int STRAINS[] = {3, 2, 1, 0, 4}; /* clubs first, as we tell them */

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

static void fault(int code) {
  char text[80];
  ErrorMessage(code, text);
  printf("error %s\n", text);
}

/* Place of `c` in `letters`, or -1. */
static int place(const char *letters, char c) {
  const char *found = c == '\0' ? NULL : strchr(letters, c);
  return found == NULL ? -1 : (int)(found - letters);
}

static int strainOf(const char *word) { return strcmp(word, "NT") == 0 ? 4 : place(SUITS, word[0]); }

static void answerTable(const char *text) {
  struct ddTableDealPBN deal;
  struct ddTableResults results;
  snprintf(deal.cards, sizeof deal.cards, "%.79s", text);
  const long long start = now();
  const int code = CalcDDtablePBN(deal, &results);
  const long long end = now();
  if (code != RETURN_NO_FAULT) {
    fault(code);
    return;
  }
  printf("%lld", end - start);
  for (int seat = 0; seat < 4; seat++)
    for (int strain = 0; strain < 5; strain++) printf(" %d", results.resTable[STRAINS[strain]][seat]);
  printf("\n");
}

/* Reads `HQ,HK` into the trick of `deal`; false when it is none. */
static bool readTrick(const char *text, struct dealPBN *deal) {
  if (strcmp(text, "-") == 0) return true;
  for (int card = 0; card < 3 && *text != '\0'; card++) {
    const int suit = place(SUITS, text[0]);
    const int rank = suit < 0 ? -1 : place(RANKS, text[1]);
    if (rank < 2) return false;
    deal->currentTrickSuit[card] = suit;
    deal->currentTrickRank[card] = rank;
    text += text[2] == ',' ? 3 : 2;
  }
  return *text == '\0';
}

static void printCards(const struct futureTricks *found) {
  for (int i = 0; i < found->cards; i++) {
    const char suit = SUITS[found->suit[i]];
    printf(" %c%c=%d", suit, RANKS[found->rank[i]], found->score[i]);
    for (int rank = 14; rank >= 2; rank--)
      if (found->equals[i] & (1 << rank)) printf(" %c%c=%d", suit, RANKS[rank], found->score[i]);
  }
}

/* `solutions` 1: the best card only; 3: all of them. */
static void answerPosition(struct dealPBN deal, int solutions) {
  struct futureTricks found;
  const long long start = now();
  const int code = SolveBoardPBN(deal, -1, solutions, 1, &found, 0);
  const long long end = now();
  if (code != RETURN_NO_FAULT) {
    fault(code);
    return;
  }
  printf("%lld", end - start);
  if (solutions == 1)
    printf(" %d", found.score[0]);
  else
    printCards(&found);
  printf("\n");
}

static void answerPlay(const char *line, int solutions) {
  char strain[3], leader, trick[16] = "-";
  int used = 0;
  struct dealPBN deal = {0};
  if (solutions == 1)
    sscanf(line, "%2s %c %n", strain, &leader, &used);
  else
    sscanf(line, "%2s %c %15s %n", strain, &leader, trick, &used);
  deal.trump = used > 0 ? strainOf(strain) : -1;
  deal.first = used > 0 ? place(SEATS, leader) : -1;
  if (deal.trump < 0 || deal.first < 0 || !readTrick(trick, &deal)) {
    printf("error strain, leader or trick\n");
    return;
  }
  snprintf(deal.remainCards, sizeof deal.remainCards, "%.79s", line + used);
  answerPosition(deal, solutions);
}

static int vulnerability(const char *word) {
  const char *words[] = {"None", "Both", "NS", "EW"};
  for (int i = 0; i < 4; i++)
    if (strcmp(word, words[i]) == 0) return i;
  return -1;
}

static void answerPar(const char *line) {
  char dealer, vulnerable[8];
  int used = 0, seen = 0;
  struct ddTableResults table = {{{0}}};
  struct parResultsMaster par;
  sscanf(line, "%c %7s %n", &dealer, vulnerable, &used);
  const char *numbers = line + used;
  for (int i = 0; i < 20 && sscanf(numbers, "%d %n", &table.resTable[STRAINS[i % 5]][i / 5], &seen) == 1; i++)
    numbers += seen;
  const long long start = now();
  const int code = DealerParBin(&table, &par, place(SEATS, dealer), vulnerability(vulnerable));
  const long long end = now();
  if (code != RETURN_NO_FAULT)
    fault(code);
  else
    printf("%lld %d\n", end - start, par.score);
}

static void answerInfo(void) {
  struct DDSInfo info;
  struct rusage usage;
  GetDDSInfo(&info);
  getrusage(RUSAGE_SELF, &usage);
  printf("0 %s %ld\n", info.versionString, usage.ru_maxrss);
}

int main(void) {
  char line[512];
  SetMaxThreads(1);
  setvbuf(stdout, NULL, _IOLBF, 0);
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\r\n")] = '\0';
    if (strncmp(line, "table ", 6) == 0)
      answerTable(line + 6);
    else if (strncmp(line, "board ", 6) == 0)
      answerPlay(line + 6, 1);
    else if (strncmp(line, "cards ", 6) == 0)
      answerPlay(line + 6, 3);
    else if (strncmp(line, "par ", 4) == 0)
      answerPar(line + 4);
    else if (strcmp(line, "info") == 0)
      answerInfo();
    else
      printf("error unknown request\n");
  }
  FreeMemory();
  return 0;
}
