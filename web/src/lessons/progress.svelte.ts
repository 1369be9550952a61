// The lessons that were completed on this device.

const KEY = "hexstead.lessons";

class Progress {
  #done = $state.raw<readonly string[]>(JSON.parse(localStorage.getItem(KEY) ?? "[]"));

  isDone(game: string, name: string): boolean {
    return this.#done.includes(`${game}/${name}`);
  }

  complete(game: string, name: string): void {
    if (this.isDone(game, name)) return;
    this.#done = [...this.#done, `${game}/${name}`];
    localStorage.setItem(KEY, JSON.stringify(this.#done));
  }

  forget(): void {
    this.#done = [];
    localStorage.removeItem(KEY);
  }
}

export const progress = new Progress();
