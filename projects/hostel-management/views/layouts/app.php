<?php

use App\Auth;
use App\Models\Booking;
use App\Request;

$user = Auth::user();
$menu = Auth::isAdmin()
    ? [
        '/admin' => 'Dashboard',
        '/admin/bookings' => 'Bookings',
        '/admin/allocations' => 'Allocations',
        '/admin/rooms' => 'Rooms and beds',
        '/admin/students' => 'Students',
        '/admin/courses' => 'Courses',
        '/admin/fees' => 'Fees',
        '/admin/complaints' => 'Complaints',
        '/admin/notices' => 'Notices',
        '/admin/reports' => 'Reports',
        '/admin/log' => 'Access log',
    ]
    : [
        '/student' => 'My place',
        '/student/rooms' => 'Book a room',
        '/student/bookings' => 'My bookings',
        '/student/fees' => 'Fees and receipts',
        '/student/complaints' => 'Complaints',
        '/student/notices' => 'Notice board',
        '/student/profile' => 'Profile',
    ];
// A receipt's page counts as a page of the fees.
$here = str_replace('/receipts/', '/fees/', Request::path());
// Of the entries with which the present path begins, the longest one is marked as the present one.
$current = '';
foreach (array_keys($menu) as $path) {
    if (($here === $path || str_starts_with($here, $path . '/')) && strlen($path) > strlen($current)) {
        $current = $path;
    }
}
$waiting = Auth::isAdmin() ? Booking::countPending() : 0;
?>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><?= e($title) ?> · <?= e(config('app_name')) ?></title>
    <link rel="stylesheet" href="<?= e(url('/assets/app.css')) ?>">
    <link rel="icon" href="<?= e(url('/assets/key.svg')) ?>">
    <script src="<?= e(url('/assets/app.js')) ?>" defer></script>
</head>
<body class="app">
<a class="skip" href="#content">Skip to the page</a>
<header class="rail">
    <a class="brand" href="<?= e(url(Auth::home())) ?>"><?= e(config('app_name')) ?></a>
    <nav aria-label="Main">
        <ul>
        <?php foreach ($menu as $path => $label): ?>
            <li><a href="<?= e(url($path)) ?>"<?= $path === $current ? ' aria-current="page"' : '' ?>><?= e($label) ?><?php
            if ($path === '/admin/bookings' && $waiting > 0): ?> <span class="count" title="waiting"><?= $waiting ?></span><?php endif ?></a></li>
        <?php endforeach ?>
        </ul>
    </nav>
    <div class="who">
        <strong><?= e($user['name']) ?></strong>
        <a href="<?= e(url('/password')) ?>">Change password</a>
        <form method="post" action="<?= e(url('/logout')) ?>">
            <?= csrf_field() ?>
            <button class="plain">Sign out</button>
        </form>
    </div>
</header>
<main id="content">
    <?= App\View::part('parts/flash') ?>
    <?= $content ?>
</main>
</body>
</html>
