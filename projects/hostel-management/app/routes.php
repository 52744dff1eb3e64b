<?php

declare(strict_types=1);

// Every address of the application, with who may open it:
//   anyone   visitors and signed-in users
//   guest    visitors only; signed-in users are sent to their own start page
//   member   everybody who is signed in
//   admin, student   that role only
// {id} stands for a whole number and is passed to the action.

use App\Controllers\AccountController;
use App\Controllers\AllocationController;
use App\Controllers\BookingController;
use App\Controllers\ComplaintController;
use App\Controllers\CourseController;
use App\Controllers\DashboardController;
use App\Controllers\FeeController;
use App\Controllers\LogController;
use App\Controllers\NoticeController;
use App\Controllers\ReportController;
use App\Controllers\RoomController;
use App\Controllers\SignInController;
use App\Controllers\StudentAreaController;
use App\Controllers\StudentComplaintController;
use App\Controllers\StudentController;

return [
    ['GET', '/', 'anyone', [SignInController::class, 'start']],
    ['GET', '/login', 'guest', [SignInController::class, 'form']],
    ['POST', '/login', 'guest', [SignInController::class, 'signIn']],
    ['GET', '/register', 'guest', [SignInController::class, 'registrationForm']],
    ['POST', '/register', 'guest', [SignInController::class, 'register']],
    ['POST', '/logout', 'member', [SignInController::class, 'signOut']],
    ['GET', '/password', 'member', [AccountController::class, 'passwordForm']],
    ['POST', '/password', 'member', [AccountController::class, 'changePassword']],

    ['GET', '/admin', 'admin', [DashboardController::class, 'show']],

    ['GET', '/admin/courses', 'admin', [CourseController::class, 'list']],
    ['GET', '/admin/courses/new', 'admin', [CourseController::class, 'new']],
    ['POST', '/admin/courses', 'admin', [CourseController::class, 'create']],
    ['GET', '/admin/courses/{id}/edit', 'admin', [CourseController::class, 'edit']],
    ['POST', '/admin/courses/{id}', 'admin', [CourseController::class, 'update']],
    ['POST', '/admin/courses/{id}/delete', 'admin', [CourseController::class, 'delete']],

    ['GET', '/admin/rooms', 'admin', [RoomController::class, 'list']],
    ['GET', '/admin/rooms/new', 'admin', [RoomController::class, 'new']],
    ['POST', '/admin/rooms', 'admin', [RoomController::class, 'create']],
    ['GET', '/admin/rooms/{id}', 'admin', [RoomController::class, 'show']],
    ['GET', '/admin/rooms/{id}/edit', 'admin', [RoomController::class, 'edit']],
    ['POST', '/admin/rooms/{id}', 'admin', [RoomController::class, 'update']],
    ['POST', '/admin/rooms/{id}/beds', 'admin', [RoomController::class, 'addBed']],
    ['POST', '/admin/rooms/{id}/beds/{id}/delete', 'admin', [RoomController::class, 'removeBed']],

    ['GET', '/admin/students', 'admin', [StudentController::class, 'list']],
    ['GET', '/admin/students/new', 'admin', [StudentController::class, 'new']],
    ['POST', '/admin/students', 'admin', [StudentController::class, 'create']],
    ['GET', '/admin/students/{id}', 'admin', [StudentController::class, 'show']],
    ['GET', '/admin/students/{id}/edit', 'admin', [StudentController::class, 'edit']],
    ['POST', '/admin/students/{id}', 'admin', [StudentController::class, 'update']],
    ['POST', '/admin/students/{id}/active', 'admin', [StudentController::class, 'setActive']],
    ['POST', '/admin/students/{id}/password', 'admin', [StudentController::class, 'setPassword']],

    ['GET', '/admin/bookings', 'admin', [BookingController::class, 'list']],
    ['GET', '/admin/bookings/{id}', 'admin', [BookingController::class, 'show']],
    ['POST', '/admin/bookings/{id}/approve', 'admin', [BookingController::class, 'approve']],
    ['POST', '/admin/bookings/{id}/reject', 'admin', [BookingController::class, 'reject']],

    ['GET', '/admin/allocations', 'admin', [AllocationController::class, 'list']],
    ['GET', '/admin/allocations/new', 'admin', [AllocationController::class, 'new']],
    ['POST', '/admin/allocations', 'admin', [AllocationController::class, 'create']],
    ['GET', '/admin/allocations/{id}', 'admin', [AllocationController::class, 'show']],
    ['POST', '/admin/allocations/{id}/transfer', 'admin', [AllocationController::class, 'transfer']],
    ['POST', '/admin/allocations/{id}/vacate', 'admin', [AllocationController::class, 'vacate']],
    ['POST', '/admin/allocations/{id}/stay', 'admin', [AllocationController::class, 'stay']],
    ['POST', '/admin/allocations/{id}/cancel', 'admin', [AllocationController::class, 'cancel']],

    ['GET', '/admin/fees', 'admin', [FeeController::class, 'list']],
    ['GET', '/admin/fees/new', 'admin', [FeeController::class, 'new']],
    ['POST', '/admin/fees', 'admin', [FeeController::class, 'create']],
    ['POST', '/admin/fees/month', 'admin', [FeeController::class, 'raiseMonth']],
    ['GET', '/admin/fees/{id}', 'admin', [FeeController::class, 'show']],
    ['POST', '/admin/fees/{id}/payments', 'admin', [FeeController::class, 'pay']],
    ['POST', '/admin/fees/{id}/waive', 'admin', [FeeController::class, 'waive']],
    ['GET', '/admin/receipts/{id}', 'admin', [FeeController::class, 'receipt']],

    ['GET', '/admin/complaints', 'admin', [ComplaintController::class, 'list']],
    ['GET', '/admin/complaints/{id}', 'admin', [ComplaintController::class, 'show']],
    ['POST', '/admin/complaints/{id}', 'admin', [ComplaintController::class, 'answer']],

    ['GET', '/admin/notices', 'admin', [NoticeController::class, 'list']],
    ['GET', '/admin/notices/new', 'admin', [NoticeController::class, 'new']],
    ['POST', '/admin/notices', 'admin', [NoticeController::class, 'create']],
    ['GET', '/admin/notices/{id}/edit', 'admin', [NoticeController::class, 'edit']],
    ['POST', '/admin/notices/{id}', 'admin', [NoticeController::class, 'update']],
    ['POST', '/admin/notices/{id}/delete', 'admin', [NoticeController::class, 'delete']],

    ['GET', '/admin/reports', 'admin', [ReportController::class, 'show']],
    ['GET', '/admin/reports/export', 'admin', [ReportController::class, 'export']],
    ['GET', '/admin/log', 'admin', [LogController::class, 'list']],

    ['GET', '/student', 'student', [StudentAreaController::class, 'home']],
    ['GET', '/student/rooms', 'student', [StudentAreaController::class, 'rooms']],
    ['GET', '/student/rooms/{id}/book', 'student', [StudentAreaController::class, 'bookingForm']],
    ['POST', '/student/rooms/{id}/book', 'student', [StudentAreaController::class, 'book']],
    ['GET', '/student/bookings', 'student', [StudentAreaController::class, 'bookings']],
    ['POST', '/student/bookings/{id}/cancel', 'student', [StudentAreaController::class, 'cancelBooking']],
    ['GET', '/student/fees', 'student', [StudentAreaController::class, 'fees']],
    ['GET', '/student/receipts/{id}', 'student', [StudentAreaController::class, 'receipt']],
    ['GET', '/student/notices', 'student', [StudentAreaController::class, 'notices']],
    ['GET', '/student/profile', 'student', [AccountController::class, 'profileForm']],
    ['POST', '/student/profile', 'student', [AccountController::class, 'saveProfile']],
    ['GET', '/student/complaints', 'student', [StudentComplaintController::class, 'list']],
    ['GET', '/student/complaints/new', 'student', [StudentComplaintController::class, 'new']],
    ['POST', '/student/complaints', 'student', [StudentComplaintController::class, 'create']],
    ['GET', '/student/complaints/{id}', 'student', [StudentComplaintController::class, 'show']],
    ['POST', '/student/complaints/{id}', 'student', [StudentComplaintController::class, 'reply']],
];
