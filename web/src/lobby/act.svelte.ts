import { sayTrouble } from '../net/trouble';

/** Something that a person does at the table: once at a time, and with a word if it can't be done. */
export class Act {
  isBusy = $state(false);
  problem = $state('');
  /** How often it could not be done: what was shown as chosen must be shown as it is again. */
  failures = $state(0);

  /** `true` once it is done. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = '';
    try {
      await deed();
      return true;
    } catch (problem) {
      this.problem = sayTrouble(problem);
      this.failures += 1;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
