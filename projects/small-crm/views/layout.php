<?php
// The frame around every page: brand, index tabs by role, messages, and the card with the content.

use App\Auth;
use App\Request;
use App\Session;

$user = Auth::user();
$tabs = match ($user['role'] ?? null) {
    'admin' => [
        '/' => 'Dashboard',
        '/customers' => 'Customers',
        '/leads' => 'Leads',
        '/tickets' => 'Tickets',
        '/quotes' => 'Quotes',
        '/tasks' => 'Tasks',
        '/users' => 'Users',
        '/reports' => 'Reports',
        '/access-log' => 'Access log',
    ],
    'user' => [
        '/' => 'My desk',
        '/customers' => 'Customers',
        '/tickets' => 'Tickets',
        '/quotes' => 'Quotes',
        '/tasks' => 'Tasks',
    ],
    default => [],
};
$here = '/' . (explode('/', Request::path())[1] ?? '');
?>
<!doctype html>
<html lang="en-IN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title><?= e($title) ?> · <?= e(config('app_name')) ?></title>
  <link rel="icon" href="<?= e(url('/assets/icon.svg')) ?>" type="image/svg+xml">
  <link rel="stylesheet" href="<?= e(url('/assets/app.css')) ?>">
</head>
<body<?= $user === null ? ' class="is-outside"' : '' ?>>
  <a class="skip" href="#content">Skip to content</a>
  <header class="desk">
    <a class="brand" href="<?= e(url('/')) ?>">
      <img src="<?= e(url('/assets/icon.svg')) ?>" width="30" height="30" alt="">
      <?= e(config('app_name')) ?>
    </a>
    <?php if ($user !== null): ?>
      <div class="person">
        <a href="<?= e(url('/profile')) ?>"><?= e($user['name']) ?></a>
        <span><?= e($user['role'] === 'admin' ? 'Administrator' : 'User') ?></span>
        <form method="post" action="<?= e(url('/logout')) ?>">
          <?= csrf_field() ?>
          <button class="quiet">Sign out</button>
        </form>
      </div>
    <?php endif ?>
  </header>
  <?php if ($tabs !== []): ?>
    <nav class="tabs" aria-label="Main">
      <?php foreach ($tabs as $path => $label): ?>
        <a href="<?= e(url($path)) ?>"<?= $path === $here ? ' aria-current="page"' : '' ?>><?= e($label) ?></a>
      <?php endforeach ?>
    </nav>
  <?php endif ?>
  <main class="card" id="content">
    <?php foreach (Session::take('flash', []) as $flash): ?>
      <p class="flash is-<?= e($flash['kind']) ?>" role="status"><?= e($flash['message']) ?></p>
    <?php endforeach ?>
    <?= $content /* HTML of a view, in which every value is escaped already */ ?>
  </main>
</body>
</html>
