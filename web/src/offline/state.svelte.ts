// Whether the application in the worker runs.

class OfflineState {
  isStarting = $state(false); // a page without a server has begun to load it
  isReady = $state(false);
  failure = $state(""); // error message, if it failed to start

  fail(why: string): void {
    this.failure = why;
    console.error("the table in this browser does not start:", why);
  }
}

export const offline = new OfflineState();
